// Written in by the build: the files of this storefront, those of the cabinet alone, the hash of their names, and what is
// said of a page that is not kept.
declare const SHOP_FILES: readonly string[]
declare const PARTNER_FILES: readonly string[]
/** Of a file of texts a page begins with, the file of the others in that language. */
declare const LATE_TEXTS: Readonly<Record<string, string>>
declare const BUILD_ID: string
declare const NOT_KEPT_WORDS: Record<
  import('@vitrine/domain/store/dialect').Dialect,
  import('../src/shell/plain/plain-words.ts').NotKeptWords
>

declare module '*.css?inline' {
  const css: string
  // biome-ignore lint/style/noDefaultExport: as the build makes it of a style sheet
  export default css
}

// Not in every browser, and so not in the library of types.
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}
type WorkerRoute =
  | { condition: { urlPattern: { pathname: string } }; source: 'race-network-and-fetch-handler' }
  | { condition: { requestMethod: string }; source: 'network' }
/** Of `install` alone. */
interface ExtendableEvent {
  addRoutes?(route: WorkerRoute): Promise<void>
}
interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent
}
