// What decides the price and the stock of a product, whatever its type: itself, its variants, its parts.

import type { StockInfo } from '@vitrine/domain/catalog/product'
import type { ProductType } from '@vitrine/domain/catalog/records'
import { isEnabled } from '@vitrine/domain/catalog/standing'
import { stockOfSet } from '@vitrine/domain/catalog/stock-of-set'
import { isInStock, isLowStock, type StockCount } from '@vitrine/domain/catalog/stock-status'
import { type EffectivePrice, effectivePrice } from '@vitrine/domain/pricing/effective-price'
import { bundlePrice, groupedPrice, variantsPrice } from '@vitrine/domain/pricing/price-of-parts'
import { withTaxOnTop } from '@vitrine/domain/pricing/tax/tax-on-top'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import type { PartOption } from './part-option.ts'
import type { PricesByStore } from './product-body.ts'
import { type RequiredExtra, withRequired } from './required-extra.ts'

export type Composition = {
  id: number
  type: ProductType
  prices: PricesByStore
  variants: readonly { id: number; status: number; prices: PricesByStore }[]
  options: readonly PartOption[]
  /** Left out where nothing that must be answered costs anything. */
  extras?: readonly RequiredExtra[]
  taxClassId?: number
}

/** Live counts by product id. */
export type Stock = ReadonlyMap<number, StockCount>
/** Amounts of one product as its stores put them on the shelf, with what taxes them. */
export type PriceRow = { prices: PricesByStore; taxClassId?: number }
export type PartPrices = ReadonlyMap<number, PriceRow>
export type Moment = {
  stock: Stock
  parts: PartPrices
  /** ISO 8601 in UTC. */
  now: string
  /** Per cent to put on top where shelf prices hold no tax; left out where all of them hold it. */
  percentOnTop?: (store: StoreCode, taxClassId: number | null) => number
}
export type PriceInStore = {
  price: EffectivePrice
  max: number | null
  /** Before any answer; surcharges of answers count from here. */
  base: EffectivePrice
}
type Found = Omit<PriceInStore, 'base'>

const SOLD_OUT: StockCount = { qty: 0, manageStock: true, lowStockQty: 0 }
const ENDLESS: StockCount = { qty: 0, manageStock: false, lowStockQty: 0 }

/** Undefined where the product is not sold. */
export function priceIn(product: Composition, store: StoreCode, moment: Moment): PriceInStore | undefined {
  const found = foundIn(product, store, moment)
  if (found === undefined) return undefined
  const { extras } = product
  const percent = percentOf(product, store, moment)
  return { ...(extras ? withRequired(found, extras, { store, percent }) : found), base: found.price }
}

function foundIn(product: Composition, store: StoreCode, moment: Moment): Found | undefined {
  if (product.type === 'configurable') return variantsPriceIn(product, store, moment)
  if (product.options.length > 0) return partsPriceIn(product, store, moment)
  return ownPriceIn(product, store, moment)
}

export function stockOf(product: Composition, stock: Stock): StockInfo {
  if (product.type === 'configurable') return stockOfVariants(product, stock)
  if (product.options.length > 0) return stockOfParts(product, stock)
  return toStockInfo(product.id, countOf(product, stock))
}

export function countOf({ id, type }: Pick<Composition, 'id' | 'type'>, stock: Stock): StockCount {
  return stock.get(id) ?? (type === 'virtual' || type === 'downloadable' ? ENDLESS : SOLD_OUT)
}

export function toStockInfo(productId: number, count: StockCount): StockInfo {
  return {
    product_id: productId,
    is_in_stock: isInStock(count),
    qty: count.qty,
    manage_stock: count.manageStock,
    low_stock: isLowStock(count),
  }
}

/** Ids whose stock a product's price and availability depend on. */
export function stockIdsOf(product: Composition): number[] {
  const parts = product.options.flatMap(({ selections }) => selections.map(({ id }) => id))
  return [product.id, ...product.variants.map(({ id }) => id), ...parts]
}

function ownPriceIn(product: PriceRow, store: StoreCode, moment: Moment): Found | undefined {
  const listPrice = product.prices[store]
  if (listPrice === undefined) return undefined
  return {
    price: effectivePrice(withTaxOnTop(listPrice, percentOf(product, store, moment)), moment.now),
    max: null,
  }
}

function percentOf({ taxClassId }: PriceRow, store: StoreCode, { percentOnTop }: Moment): number {
  return percentOnTop?.(store, taxClassId ?? null) ?? 0
}

function variantsPriceIn(product: Composition, store: StoreCode, moment: Moment): Found | undefined {
  const { taxClassId } = product
  const offered = product.variants.flatMap(({ id, status, prices }) => {
    const own = isEnabled({ status }) ? ownPriceIn({ prices, taxClassId }, store, moment) : undefined
    return own ? [{ price: own.price, available: isInStock(moment.stock.get(id) ?? SOLD_OUT) }] : []
  })
  return variantsPrice(offered) ?? ownPriceIn(product, store, moment)
}

function partsPriceIn(product: Composition, store: StoreCode, moment: Moment): Found {
  const options = product.options.filter(isChosenAtFirst).map(({ selections }) =>
    selections.flatMap(({ id, qty, isDefault }) => {
      const part = moment.parts.get(id)
      const own = part && ownPriceIn(part, store, moment)
      return own ? [{ price: own.price, qty, isDefault }] : []
    }),
  )
  if (product.type === 'bundle') return { price: bundlePrice(options), max: null }
  return { price: groupedPrice(options.flatMap((one) => one.map(({ price }) => price))), max: null }
}

/** A paid extra nobody asked for is not ticked on the page, so it is not in the price either. */
function isChosenAtFirst({ required, selections }: PartOption): boolean {
  return required || selections.some(({ isDefault }) => isDefault)
}

function stockOfVariants({ id, variants }: Composition, stock: Stock): StockInfo {
  const counts = variants.filter(isEnabled).map((one) => stock.get(one.id) ?? SOLD_OUT)
  const left = counts.filter(isInStock)
  return {
    product_id: id,
    is_in_stock: left.length > 0,
    qty: left.reduce((sum, { qty }) => sum + qty, 0),
    manage_stock: !left.some(({ manageStock }) => !manageStock),
    low_stock: left.length > 0 && left.every(isLowStock),
  }
}

function stockOfParts({ id, type, options }: Composition, stock: Stock): StockInfo {
  const choices = options.map(({ required, selections }) => ({
    required,
    parts: selections.map((one) => ({ qty: one.qty, stock: stock.get(one.id) ?? SOLD_OUT })),
  }))
  return { ...toStockInfo(id, stockOfSet(type, choices)), low_stock: false }
}
