import type { StoreCode } from './store-view.ts'

/** Whose morning it is where something is to come in the morning. */
export const TIME_ZONES: Readonly<Record<StoreCode, string>> = {
  us: 'America/New_York',
  en: 'America/New_York',
  eu: 'Europe/Berlin',
  de: 'Europe/Berlin',
  ru: 'Europe/Moscow',
  ua: 'Europe/Kiev',
  cn: 'Asia/Shanghai',
}
