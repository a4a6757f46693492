import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { useStore } from '#web/ui/shop-context.tsx'

/** A day alone is the same everywhere; a moment is told by the clock of the store. */
export function useLongDay(): (at: string) => string {
  const { locale, code } = useStore()
  return (at) => {
    const timeZone = at.length === 10 ? 'UTC' : TIME_ZONES[code]
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at))
  }
}

export function useMoment(): (at: string) => string {
  const { locale, code } = useStore()
  const form = { dateStyle: 'long', timeStyle: 'long', timeZone: TIME_ZONES[code] } as const
  return (at) => new Intl.DateTimeFormat(locale, form).format(new Date(at))
}
