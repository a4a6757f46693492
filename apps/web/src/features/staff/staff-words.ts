// How the staff's pages write moments and numbers.

/** Without the zeros in front. */
export const shortNumber = (number: string): string => number.replace(/^0+(?=\d)/, '')

/** The hour alone on the same day, the day otherwise, and of another year which. */
export function momentOf(locale: string, at: string): string {
  const date = new Date(at)
  const now = new Date()
  const isToday = date.toDateString() === now.toDateString()
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  // Clocks of twelve hours have no zero in front.
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
  const hour = hour12 ? 'numeric' : '2-digit'
  const parts: Intl.DateTimeFormatOptions = isToday
    ? { hour, minute: '2-digit' }
    : { year, day: 'numeric', month: 'short', hour, minute: '2-digit' }
  return new Intl.DateTimeFormat(locale, parts).format(date)
}
