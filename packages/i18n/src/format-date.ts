import type { StoreView } from '@vitrine/domain/store/store-view'

/**
 * Follows the store's pattern (`HH:mm D-M-YYYY`); this year's dates go without their year.
 * @public
 */
export function formatDate(date: Date, view: Pick<StoreView, 'dateFormat'>, now: Date): string {
  const parts: Record<string, string> = {
    HH: String(date.getHours()).padStart(2, '0'),
    mm: String(date.getMinutes()).padStart(2, '0'),
    D: String(date.getDate()),
    M: String(date.getMonth() + 1),
    YYYY: String(date.getFullYear()),
  }
  const pattern =
    date.getFullYear() === now.getFullYear() ? view.dateFormat.replace(/[-./ ]?YYYY/, '') : view.dateFormat
  return pattern.replace(/HH|mm|YYYY|D|M/g, (token) => parts[token] ?? token)
}
