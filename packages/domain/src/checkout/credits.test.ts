import { expect, test } from 'vitest'
import { creditsOf } from './credits.ts'

test.each([
  [
    'bonuses and gift cards together, to the cent',
    [
      { code: 'subtotal', value: 100 },
      { code: 'user_account', value: -19.99 },
      { code: 'gift_card', value: -40.1 },
      { code: 'grand_total', value: 39.91 },
    ],
    60.09,
  ],
  ['nothing where money paid all', [{ code: 'grand_total', value: 100 }], 0],
  ['nothing of one that is not counted yet', [{ code: 'gift_card', value: null }], 0],
])('%s', (...[, segments, sum]) => expect(creditsOf(segments)).toBe(sum))
