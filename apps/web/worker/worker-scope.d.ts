// Written in by the build: the files of this storefront, those of the cabinet alone, and the hash of their names.
declare const SHOP_FILES: readonly string[]
declare const PARTNER_FILES: readonly string[]
declare const BUILD_ID: string

// Not in every browser, and so not in the library of types.
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}
interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent
}
