import type { MoneyByStore, PriceRecord } from '@vitrine/domain/catalog/records'
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { daysBefore } from '../chance/days-before.ts'
import type { Good } from '../goods/good.ts'

const MINOR = 100
const EUR_PER_USD = 0.95
const RUB_PER_USD = 92

/** Under a hundred, euro prices end in .90; above, they are whole. */
const euros = (usd: number): number => {
  if (usd === 0) return 0
  const amount = Math.round(usd * EUR_PER_USD)
  return amount < 100 ? amount * MINOR - 10 : amount * MINOR
}

/** Small rouble sums end in 90, larger ones are whole hundreds. */
const roubles = (usd: number): number => {
  if (usd === 0) return 0
  const amount = Math.round((usd * RUB_PER_USD) / 100) * 100
  return (amount < 10_000 ? amount - 10 : amount) * MINOR
}

/** One dollar price told in every store's own money, rounded the way a shop there would write it. */
export function everyStore(usd: number): MoneyByStore {
  const [eur, rub, dollars] = [euros(usd), roubles(usd), Math.round(usd) * MINOR]
  return { us: dollars, en: dollars, cn: dollars, eu: eur, de: eur, ua: eur, ru: rub }
}

/** A sum to give away: as round in roubles as in dollars and euros. */
export const roundMoney = (amount: number): MoneyByStore =>
  Object.fromEntries(STORE_CODES.map((store) => [store, (store === 'ru' ? amount * 100 : amount) * MINOR]))

/** Rounded part by part, so that a set costs what its parts cost in every currency. */
export function sumOf(usd: readonly number[]): MoneyByStore {
  const parts = usd.map(everyStore)
  return Object.fromEntries(
    STORE_CODES.map((store) => [store, parts.reduce((sum, part) => sum + (part[store] ?? 0), 0)]),
  )
}

/** So many days ago a first week of the sale began and ended, for what has come down far since. */
const FIRST_WEEK = { began: 27, ended: 20, from: 30, share: 0.85 } as const

const WINDOWS = { open: [12, -25], past: [60, 20], future: [-10, -30] } as const

export function priceOf(good: Pick<Good, 'usd' | 'off' | 'offWindow'>, now: string): PriceRecord {
  const priceMinor = everyStore(good.usd)
  if (!good.off) return { priceMinor }
  const [from, to] = WINDOWS[good.offWindow ?? 'open']
  return {
    priceMinor,
    specialMinor: everyStore(Math.round(good.usd * (1 - good.off / 100))),
    specialFrom: daysBefore(now, from),
    specialTo: daysBefore(now, to),
    ...(good.off >= FIRST_WEEK.from && { former: firstWeek(good.usd, now) }),
  }
}

function firstWeek(usd: number, now: string): PriceRecord['former'] {
  const { began, ended, share } = FIRST_WEEK
  return [
    { until: daysBefore(now, began), priceMinor: everyStore(usd) },
    { until: daysBefore(now, ended), priceMinor: everyStore(Math.round(usd * share)) },
  ]
}
