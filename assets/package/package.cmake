# The packages (script/package): kattegatctl, which needs no window, and the app, which needs it.
find_program(GZIP gzip REQUIRED)
set(package "${CMAKE_SOURCE_DIR}/assets/package")
set(documents "${CMAKE_BINARY_DIR}/documents")
file(MAKE_DIRECTORY "${documents}")

function(kattegat_zip file)  # what is in documents/FILE, as documents/FILE.gz
  add_custom_command(OUTPUT "${documents}/${file}.gz" VERBATIM DEPENDS "${documents}/${file}"
    COMMAND "${GZIP}" -9nc "${documents}/${file}" > "${documents}/${file}.gz")
  set(zipped ${zipped} "${documents}/${file}.gz" PARENT_SCOPE)
endfunction()
# The manual pages are what a program says of itself, in every language.
set(languages_def "${CMAKE_SOURCE_DIR}/include/kattegat/words/languages.def")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${languages_def}")
file(STRINGS "${languages_def}" languages REGEX "^KATTEGAT_LANGUAGE")
list(TRANSFORM languages REPLACE "^.*, ([a-z]+)\\)$" "\\1")
function(kattegat_manual program)
  foreach(language IN LISTS languages)
    set(page "${program}.${language}.1")
    add_custom_command(OUTPUT "${documents}/${page}" VERBATIM DEPENDS ${program}
      COMMAND ${program} ${ARGN} --manual --lang ${language} > "${documents}/${page}")
    kattegat_zip(${page})
    string(REPLACE "/en" "" folder "share/man/${language}/man1")
    install(FILES "${documents}/${page}.gz" DESTINATION ${folder} RENAME ${program}.1.gz
      COMPONENT ${program})
  endforeach()
  install(FILES "${documents}/changelog.gz" "${documents}/copyright"
    DESTINATION share/doc/${program} COMPONENT ${program})
  set(zipped ${zipped} PARENT_SCOPE)
endfunction()

file(READ LICENSE our_licence)
file(READ assets/fonts/LICENSE licence_of_the_font)
file(CONFIGURE OUTPUT "${documents}/copyright"
  CONTENT "${our_licence}\nThe font in the programs:\n\n${licence_of_the_font}")
configure_file("${package}/changelog" "${documents}/changelog" COPYONLY)
kattegat_zip(changelog)
kattegat_manual(kattegatctl help)
foreach(shell bash zsh)
  add_custom_command(OUTPUT "${documents}/completion.${shell}" VERBATIM DEPENDS kattegatctl
    COMMAND kattegatctl completion ${shell} > "${documents}/completion.${shell}")
  list(APPEND zipped "${documents}/completion.${shell}")
endforeach()
install(FILES "${documents}/completion.bash" COMPONENT kattegatctl RENAME kattegatctl
  DESTINATION share/bash-completion/completions)
install(FILES "${documents}/completion.zsh" COMPONENT kattegatctl RENAME _kattegatctl
  DESTINATION share/zsh/vendor-completions)
install(FILES assets/schema/answers.schema.json COMPONENT kattegatctl DESTINATION share/kattegat)
if(KATTEGAT_APP)
  kattegat_manual(kattegat)
  install(FILES "${package}/kattegat.desktop" COMPONENT kattegat DESTINATION share/applications)
  install(FILES "${package}/kattegat.svg" COMPONENT kattegat
    DESTINATION share/icons/hicolor/scalable/apps)
  install(FILES "${package}/kattegat.metainfo.xml" COMPONENT kattegat DESTINATION share/metainfo
    RENAME dk.kattegat.Kattegat.metainfo.xml)
  install(DIRECTORY assets/guide COMPONENT kattegat DESTINATION share/doc/kattegat)
  install(FILES "${package}/lintian-overrides" COMPONENT kattegat
    DESTINATION share/lintian/overrides RENAME kattegat)
endif()
list(REMOVE_DUPLICATES zipped)
add_custom_target(kattegat_documents ALL DEPENDS ${zipped})
# What script/web has made, when it has.
install(DIRECTORY "${CMAKE_SOURCE_DIR}/build/web/" DESTINATION share/kattegat/web COMPONENT kattegat
  OPTIONAL)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_CONTACT "The Kattegat founders <founders@kattegat.invalid>")
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL kattegatctl)
if(KATTEGAT_APP)
  list(APPEND CPACK_COMPONENTS_ALL kattegat)
endif()
set(plays "For the card games of Danish and Swedish tables: every entry is checked
against the full rules, the club's book loses nothing, and at the end of the
evening everybody sees who pays whom, in the fewest payments.")
set(CPACK_DEBIAN_KATTEGAT_PACKAGE_NAME kattegat)
set(CPACK_DEBIAN_KATTEGAT_DESCRIPTION "keep score at the card table and settle up
${plays}")
set(CPACK_DEBIAN_KATTEGAT_PACKAGE_DEPENDS "kattegatctl (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_KATTEGATCTL_PACKAGE_NAME kattegatctl)
set(CPACK_DEBIAN_KATTEGATCTL_DESCRIPTION "keep score of card games, on the command line
${plays}

This is the command line, for scripts and machines without a display.")
# Until 0.2 both were in one package.
set(CPACK_DEBIAN_KATTEGATCTL_PACKAGE_BREAKS "kattegat (<< 0.2)")
set(CPACK_DEBIAN_KATTEGATCTL_PACKAGE_REPLACES "kattegat (<< 0.2)")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Arabic and Hebrew names on paper.
set(CPACK_DEBIAN_KATTEGATCTL_PACKAGE_RECOMMENDS "fonts-dejavu-core")
set(CPACK_DEBIAN_KATTEGATCTL_PACKAGE_SUGGESTS
  "fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji")
include(CPack)
