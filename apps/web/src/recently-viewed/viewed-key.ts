import { deviceStorage } from '#web/lib/browser-storage.ts'

/** Where a store's list is kept on this device. */
export const keyOfViewed = (storeCode: string) => `${storeCode}-shop/recently-viewed`

/** A storage that is emptied tells of no key. */
export const isOfViewed = (storeCode: string, key: string | null) =>
  key === keyOfViewed(storeCode) || key === null

/** Told without reading the list; a closed storage has none. */
export const hasViewed = (storeCode: string): boolean =>
  (deviceStorage.read(keyOfViewed(storeCode)) ?? null) !== null
