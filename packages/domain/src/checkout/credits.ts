import { addMoney, toMajor, toMinor } from '../money/money.ts'

/** Major units, as a reply holds them. */
type Segment = { code: string; value: number | null }

/** What gift cards and bonuses pay stands among the sums, taken off. */
export const isCredit = ({ code }: Segment): boolean => code === 'gift_card' || code === 'user_account'

/** In major units, above nothing: what they pay. */
export function creditsOf(segments: readonly Segment[]): number {
  return toMajor(addMoney(...segments.filter(isCredit).map(({ value }) => -toMinor(value ?? 0))))
}
