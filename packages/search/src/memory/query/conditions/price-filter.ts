import type { Condition } from '../../../port.ts'
import type { Bits } from '../../columns/bits/words.ts'
import type { PriceColumn } from '../../columns/prices/price-column.ts'
import type { PriceBounds } from '../../columns/prices/price-order.ts'
import type { Filter } from './filter.ts'
import { isWithin } from './number-filter.ts'
import { rangeOf } from './range.ts'

/** Many slots are asked by the order of prices, a few each for its own. */
export function isPricedWithin(field: string, prices: PriceColumn, condition: Condition): Filter {
  let bits: Bits | undefined
  return {
    ...isWithin(field, prices.values, rangeOf(condition)),
    *bits() {
      bits ??= [yield* prices.bitsWithin(boundsOf(condition))]
      return bits
    },
  }
}

/** Prices are whole numbers; a bound that is none has nothing within. */
function boundsOf({ gte, lte, gt, lt }: Condition): PriceBounds {
  const atLeast = Math.max(
    Math.ceil(gte ?? Number.NEGATIVE_INFINITY),
    Math.floor(gt ?? Number.NEGATIVE_INFINITY) + 1,
  )
  const atMost = Math.min(
    Math.floor(lte ?? Number.POSITIVE_INFINITY),
    Math.ceil(lt ?? Number.POSITIVE_INFINITY) - 1,
  )
  const isSense = !Number.isNaN(atLeast) && !Number.isNaN(atMost)
  return isSense ? { atLeast, atMost } : { atLeast: Number.POSITIVE_INFINITY, atMost: 0 }
}
