import { DAY_MS } from '../duration.ts'

/** Of the Gregorian calendar, counted in eras of 400 years that begin in March, so that the leap day is their last. */
export function dayOf(ms: number): string {
  const days = Math.floor(ms / DAY_MS) + 719_468
  const era = Math.floor(days / 146_097)
  const ofEra = days - era * 146_097
  const leapDays = Math.floor(ofEra / 1_460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / 146_096)
  const year = Math.floor((ofEra - leapDays) / 365)
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100))
  const fromMarch = Math.floor((5 * ofYear + 2) / 153)
  const day = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const two = (number: number) => String(number).padStart(2, '0')
  return `${era * 400 + year + (month <= 2 ? 1 : 0)}-${two(month)}-${two(day)}`
}
