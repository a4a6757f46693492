/** What a full disk must not cost the shopper. */
const SPARED: ReadonlySet<string> = new Set(['cart', 'user', 'orders'])
/** On disk before the promise is: what the shopper was told is kept. */
const STRICT: ReadonlySet<string> = new Set(['cart', 'orders'])
/** Kilobytes a collection may hold; the oldest go first. */
const QUOTAS_KB: Readonly<Record<string, number>> = { elasticCache: 4096 }

/** Keys read `[{storeCode}-]shop/<collection>/<key>`. */
export function collectionOf(key: string): string {
  return key.split('/')[1] ?? ''
}

export const isSpared = (key: string) => SPARED.has(collectionOf(key))
export const isStrict = (key: string) => STRICT.has(collectionOf(key))
export const quotaOf = (collection: string) => QUOTAS_KB[collection]
