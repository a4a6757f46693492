// Staff and partners have a third of all routes. A shopper's page does not carry them in its table, nor looks through them:
// from there, the way to a desk is a new document, whose table has them all.
const OF_DESKS = /^\/?(admin|cabinet)(?=[/.]|$)/i

/** Of a path inside a store, without its prefix; that of the data of a page (`/admin.data`) is asked the same. */
export const isShopperPath = (path: string): boolean => !OF_DESKS.test(path)

/** Both tables lie side by side: this is the name of the shopper's beside that of all routes. */
export const shopperManifestOf = (file: string): string =>
  file.replace(/manifest-(\w+)\.js$/, 'shopper-manifest-$1.js')
