import { useStore } from '#web/ui/shop-context.tsx'

/** Days of the wire, `2026-11-23`, as the store's language writes them; the year only where it is another. */
export function useDay(): (day: string, weekday?: { weekday: 'short' }) => string {
  const { locale } = useStore()
  return (day, weekday) => {
    const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
    const isThisYear = date.getUTCFullYear() === new Date().getUTCFullYear()
    return new Intl.DateTimeFormat(locale, {
      ...{ day: 'numeric', month: 'long', timeZone: 'UTC', ...weekday },
      ...(!isThisYear && { year: 'numeric' }),
    }).format(date)
  }
}
