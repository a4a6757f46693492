import type { StockRecord } from '@vitrine/domain/catalog/records'
import { between, chance } from '../chance/chance.ts'
import type { Good } from '../goods/good.ts'

/** As much as a warehouse counter holds: basics the shop never runs out of. */
const MAX_QTY = 99_999
const LOW_STOCK_QTY = 3
const NEVER_OUT = new Set(['SU-5201', 'SU-5701', 'SU-5241', 'SU-5741'])
/** Shown in the list, but gone in every size. */
const GONE = new Set(['TL-1119', 'ME-4854', 'OR-2454', 'BR-6544', 'TL-1974', 'KE-8924'])

/** Most sizes are there, some are the last ones, some are gone; the same ones every time. */
export function stockOf(good: Good, sku: string, seed: string): StockRecord {
  return { qty: quantity(good, sku, seed), manageStock: true, lowStockQty: LOW_STOCK_QTY }
}

function quantity(good: Good, sku: string, seed: string): number {
  if (NEVER_OUT.has(good.sku)) return MAX_QTY
  if (GONE.has(good.sku)) return 0
  const draw = chance(`${seed}/stock/${sku}`)
  if (draw < 0.09) return 0
  if (draw < 0.24) return between(`${seed}/low/${sku}`, 1, LOW_STOCK_QTY)
  return between(`${seed}/qty/${sku}`, 5, 48)
}
