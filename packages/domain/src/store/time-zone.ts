import { storeCodeOf } from './store-identity.ts'
import type { StoreCode } from './store-view.ts'

/** By whose clock a store has its days: of delivery, returns, payouts and the mornings things are sent on. */
export const TIME_ZONES: Readonly<Record<StoreCode, string>> = {
  us: 'America/New_York',
  en: 'America/New_York',
  eu: 'Europe/Berlin',
  de: 'Europe/Berlin',
  ru: 'Europe/Moscow',
  ua: 'Europe/Kiev',
  cn: 'Asia/Shanghai',
}

/** Of the store that sold something, wherever it is read. */
export function zoneOfStore(storeId: number): string {
  const code = storeCodeOf(storeId)
  return code === undefined ? 'UTC' : TIME_ZONES[code]
}
