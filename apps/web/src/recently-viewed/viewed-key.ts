/** Where a store's list is kept on this device. */
export const keyOfViewed = (storeCode: string) => `${storeCode}-shop/recently-viewed`

/** A storage that is emptied tells of no key. */
export const isOfViewed = (storeCode: string, key: string | null) =>
  key === keyOfViewed(storeCode) || key === null

/** Told without reading the list; a closed storage has none. */
export function hasViewed(storeCode: string): boolean {
  try {
    return localStorage.getItem(keyOfViewed(storeCode)) !== null
  } catch {
    return false
  }
}
