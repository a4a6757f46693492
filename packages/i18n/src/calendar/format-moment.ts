import type { StoreView } from '@vitrine/domain/store/store-view'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'

/** To the minute, with the zone it is of: whether something came in time must be plain. */
export const formatMoment = (
  at: Date | string,
  { locale, code }: Pick<StoreView, 'locale' | 'code'>,
): string =>
  new Intl.DateTimeFormat(locale, {
    ...{ year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
    timeZone: TIME_ZONES[code],
  }).format(new Date(at))
