import { expect, test } from 'vitest'
import { bonusSpend, wholeAccountFrom } from './bonus-spend.ts'

const terms = { accountMinor: 5_240, proportion: 0.2, unlimitedFromMinor: 100_000, isVip: false }

test.each([
  ['a fifth of what is bought', terms, 26_200],
  ['a sum that is no round fifth', { ...terms, accountMinor: 3_333 }, 16_665],
  ['no more than where the limit ends', { ...terms, accountMinor: 50_000 }, 100_000],
  ['more than that where there is more', { ...terms, accountMinor: 120_000 }, 120_000],
  ['its own sum for who has no limit', { ...terms, isVip: true }, 5_240],
  ['twenty parts of seven, not a cent more', { ...terms, accountMinor: 21, proportion: 0.35 }, 60],
  ['where the limit ends, if nothing may be spent before', { ...terms, proportion: 0 }, 100_000],
] as const)('the whole account goes from %s on', (_, bonus, from) => {
  expect(wholeAccountFrom(bonus)).toBe(from)
  expect(bonusSpend(from, bonus)).toBe(bonus.accountMinor)
  expect(bonusSpend(from - 1, bonus)).toBeLessThan(bonus.accountMinor)
})
