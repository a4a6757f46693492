/**
 * From one moment to another, with the same blanks everywhere: servers set thin ones around the dash and narrow ones before
 * "PM" where browsers set plain ones, and a page must read the same to both.
 */
export function formatRange(format: Intl.DateTimeFormat, from: number | Date, to: number | Date): string {
  return format.formatRange(from, to).replace(/[\u2009\u202f]/g, ' ')
}
