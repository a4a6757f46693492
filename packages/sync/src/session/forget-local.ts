/** What pages keep of a shopper outside of the storage of the engine: of every store of the origin. */
const PERSONAL =
  /^([a-z-]+-shop\/(recently-viewed|searches|wish-cards)|shop\/(cart\/bonuses|checkout\/addresses|current-compare|sizes|unsent\/.+|user\/promo-mode))$/

/** Addresses one has been at and places of lines in the bag, kept for as long as the tab is open. */
const OF_TAB = /^([a-z-]+-shop\/urls|shop\/cart\/places)$/

/** Words of a search in the address of a kept page. */
const WORDS = 'q'

/**
 * Pages and reads kept for a time without a line are the same for everybody, but their addresses tell what somebody looked
 * for.
 */
export async function forgetSearches(): Promise<void> {
  if (typeof caches === 'undefined') return
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const searched = (await cache.keys()).filter(({ url }) => new URL(url).searchParams.has(WORDS))
    await Promise.all(searched.map((one) => cache.delete(one)))
  }
}

/** The page it happens in hears of it like the others do: browsers tell only those of a change in their storage. */
export function forgetLocal(): void {
  if (typeof window === 'undefined') return
  try {
    for (const key of Object.keys(localStorage)) if (PERSONAL.test(key)) localStorage.removeItem(key)
    for (const key of Object.keys(sessionStorage)) if (OF_TAB.test(key)) sessionStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  } catch {
    // A closed storage holds nothing.
  }
}
