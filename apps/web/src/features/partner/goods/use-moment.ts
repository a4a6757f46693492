import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { dayNumber, isoDay } from '@vitrine/i18n/calendar/calendar-day'
import { useStore } from '#web/ui/shop-context.tsx'
import { useDay } from './use-day.ts'

type Moment = { date: string; day: string; time: string /** Above what belongs to it. */; heading: string }

/** A moment of the wire as the clock of the store tells it, by which the sales count, too. */
export function useMoment(): (at: string) => Moment {
  const { code, locale } = useStore()
  const day = useDay()
  const timeZone = TIME_ZONES[code]
  const timeOf = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' })
  return (at) => {
    const date = new Date(at)
    const local = isoDay(dayNumber(date, timeZone))
    const heading = day(local, { weekday: 'short' })
    return { date: local, day: day(local), time: timeOf.format(date), heading }
  }
}
