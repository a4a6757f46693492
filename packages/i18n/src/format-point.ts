import { type OpenHours, readHours } from '@vitrine/domain/pickup/opening-hours'
import type { PickupPoint } from '@vitrine/domain/pickup/pickup-point'
import { formatRange } from './format-range.ts'

type Shown = Pick<PickupPoint, 'name' | 'street' | 'postcode' | 'city' | 'hours'>

/** A pick-up point as somebody would look for it: name, street, place, and when it is open. */
export function pointLines(point: Shown, locale: string): string[] {
  const { name, street, postcode, city } = point
  return [name, street, `${postcode} ${city}`.trim(), hoursIn(point.hours, locale)].filter(Boolean)
}

const hoursIn = (text: string, locale: string): string =>
  (readHours(text) ?? []).map((part) => partIn(part, locale)).join(locale.startsWith('zh') ? '，' : ', ')

function partIn({ first, last, opens, closes }: OpenHours, locale: string): string {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const days = [...new Set([first, last])].map((day) => weekday.format(momentOf(day)))
  return `${days.join('–')} ${formatRange(clock, momentOf(0, opens), momentOf(0, closes))}`
}

/** 1 January 2024 was a Monday. */
const momentOf = (day: number, time = '00:00') => new Date(`2024-01-0${day + 1}T${time}:00Z`)
