import type { StoreView } from '../../store/store-view.ts'

/** What one of the staff may give one customer in a day without anybody else, in minor units; taking has no such limit. */
export const GIVEN_ALONE: Readonly<Record<StoreView['currencyCode'], number>> = {
  USD: 5_000,
  EUR: 5_000,
  RUB: 500_000,
}

/** At once, by whomever, in major units. */
export const MOST_BOOKED = 100_000

type Booking = { currency: StoreView['currencyCode']; givenMinor: number; changeMinor: number }

/** `givenMinor`: by the same person to the same customer in the day before. */
export function mayBookAlone({ currency, givenMinor, changeMinor }: Booking): boolean {
  return changeMinor <= 0 || givenMinor + changeMinor <= GIVEN_ALONE[currency]
}
