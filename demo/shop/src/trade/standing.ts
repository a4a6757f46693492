// How a product stands in the shop: new, reduced, sold, promoted, chosen. Spread by the product's own key.
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { between, chance } from '../chance/chance.ts'
import { daysBefore } from '../chance/days-before.ts'
import type { Good } from '../goods/good.ts'
import type { DemoContext } from '../range/demo-context.ts'

const NEW_SHARE = 0.25
const NEW_DAYS = 30
const OLDEST_DAYS = 640
const TOP_BRANDS = new Set(['orsa', 'tove-lind', 'kesten'])
const BESTSELLER_SHARE = 0.25

type Standing = Pick<ProductRecord, 'flags' | 'promoted' | 'sold' | 'chosenAt' | 'createdAt'> & {
  isNew: boolean
  isReduced: boolean
}

export function standingOf(good: Good, { seed, now }: DemoContext): Standing {
  const key = `${seed}/${good.sku}`
  const isNew = chance(`${key}/new`) < NEW_SHARE
  const isReduced = good.off !== undefined && (good.offWindow ?? 'open') === 'open'
  const age = isNew ? between(`${key}/age`, 1, NEW_DAYS) : between(`${key}/age`, NEW_DAYS + 1, OLDEST_DAYS)
  const sells = chance(`${key}/best`) < BESTSELLER_SHARE
  return {
    isNew,
    isReduced,
    createdAt: daysBefore(now, age),
    chosenAt: daysBefore(now, Math.max(0.5, age / 2)),
    promoted: between(`${key}/promoted`, 0, 60),
    sold: sells ? between(`${key}/sold`, 180, 960) : between(`${key}/sold`, 0, 120),
    flags: flagsOf(good, { isNew, isReduced, approved: chance(`${key}/approved`) < 0.65 }),
  }
}

function flagsOf(good: Good, state: { isNew: boolean; isReduced: boolean; approved: boolean }) {
  const marks = good.marks ?? []
  return {
    new: state.isNew,
    sale: state.isReduced,
    approved: state.approved,
    top_brand: TOP_BRANDS.has(good.brand),
    top_collection: marks.includes('top_collection'),
    is_promo: marks.includes('is_promo') || marks.includes('only_promo'),
    only_promo: marks.includes('only_promo'),
  }
}
