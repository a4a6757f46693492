import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { formatDay } from '@vitrine/i18n/format-day'
import { useStore } from '#web/ui/shop-context.tsx'

/** A day alone is the same everywhere; a moment is told by the clock of the store. */
export function useLongDay(): (at: string) => string {
  const store = useStore()
  return (at) => formatDay(at, store)
}

export function useMoment(): (at: string) => string {
  const { locale, code } = useStore()
  const form = { dateStyle: 'long', timeStyle: 'long', timeZone: TIME_ZONES[code] } as const
  return (at) => new Intl.DateTimeFormat(locale, form).format(new Date(at))
}
