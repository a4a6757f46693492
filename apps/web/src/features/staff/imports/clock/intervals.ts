import type { Translate } from '@vitrine/i18n/create-translate'

const HOUR = 60
const DAY = 24 * HOUR
/** In minutes; what the staff is offered. */
export const INTERVALS = [HOUR, 6 * HOUR, DAY, 7 * DAY] as const

export const intervalText = (t: Translate, minutes: number): string =>
  minutes % DAY === 0
    ? t('staff.impEveryDays', { count: minutes / DAY })
    : t('staff.impEveryHours', { count: Math.round(minutes / HOUR) })
