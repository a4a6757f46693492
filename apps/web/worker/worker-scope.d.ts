// Written in by the build: the files of this storefront and the hash of their names.
declare const BUILD_FILES: readonly string[]
declare const BUILD_ID: string
