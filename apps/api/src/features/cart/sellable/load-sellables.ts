import type { Sellable, SellableOption, SellableSet } from '@vitrine/domain/cart/line/sellable'
import { MAX_QUANTITY } from '@vitrine/domain/cart/to-quantity'
import { datedRules, daysFromAnywhere } from '@vitrine/domain/catalog/days-ahead'
import { isForSale, isOpenable } from '@vitrine/domain/catalog/standing'
import { effectivePrice } from '@vitrine/domain/pricing/effective-price'
import { surchargeOnTop, withTaxOnTop } from '@vitrine/domain/pricing/tax/tax-on-top'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import type { Context } from '#api/context.ts'
import { loadTaxOnTop } from '#api/features/catalog/index.ts'
import { generationOf, keepRows, recallRows, type StockStamp } from './known-rows.ts'
import { listSellableRows, type SellableRow } from './sellable-queries.ts'

/** By what its holder calls it, the cart whose reservations count as free pieces; and what need not be read again. */
export type Known = { cartId?: string | undefined; stockStamp?: StockStamp | undefined }

/** Products by sku as a cart sees them, the parts of sets included; unknown skus are missing from the answer. */
export async function loadSellables(
  ctx: Context,
  skus: readonly string[],
  known: Known = {},
): Promise<Map<string, Sellable>> {
  if (skus.length === 0) return new Map()
  const { cartId } = known
  const rows = await readRows(ctx, [...new Set(skus)], known)
  const partIds = rows.flatMap((row) =>
    row.bundle_options.flatMap((set) => set.selections.map((one) => one.productId)),
  )
  const partRows =
    partIds.length > 0 ? await listSellableRows(ctx, { ids: [...new Set(partIds)], cartId }) : []
  const taxOf = await loadTaxOnTop(ctx, { generation: generationOf(known.stockStamp) })
  const onTop = (row: SellableRow) => taxOf(row.tax_class_id)
  const parts = new Map(partRows.map((row) => [row.product_id, toSellable(ctx, row, onTop(row))]))
  return new Map(
    rows.map((row) => {
      const bundleOptions = row.bundle_options.map((set) => toSet(set, parts))
      return [
        row.sku,
        {
          ...toSellable(ctx, row, onTop(row)),
          bundleOptions,
          isOffered: isLineForSale(row),
        },
      ]
    }),
  )
}

async function readRows(
  ctx: Context,
  skus: readonly string[],
  { stockStamp, cartId }: Known,
): Promise<SellableRow[]> {
  const known = stockStamp && recallRows(ctx, stockStamp, skus)
  if (known) return known
  const rows = await listSellableRows(ctx, { skus, cartId })
  if (stockStamp) keepRows(ctx, stockStamp, rows)
  return rows
}

function toSellable(ctx: Context, row: SellableRow, taxOnTopPercent: number): Sellable {
  const listPrice = withTaxOnTop(listPriceOf(row), taxOnTopPercent)
  const price = row.price_minor === null ? null : effectivePrice(listPrice, ctx.now().toISOString())
  const terms = { code: ctx.store.code, onTop: taxOnTopPercent, nowMs: ctx.now().getTime() }
  return {
    productId: row.product_id,
    sku: row.sku,
    type: row.type_id,
    isOffered: isPartForSale(row),
    name: row.parent_name ?? row.name,
    priceMinor: price?.final ?? null,
    oldMinor: price?.old ?? null,
    taxClassId: row.tax_class_id,
    taxOnTopPercent,
    weightGrams: row.weight_grams ?? 0,
    parentSku: row.parent_sku,
    thumbnail: row.thumbnail,
    urlPath: row.url_path ?? '',
    stock: stockOf(row),
    variant: row.variant,
    customOptions: row.custom_options.map((option) => toOption(option, terms)),
    bundleOptions: [],
  }
}

/** A part of a set need not be findable: the set shows it. */
function isPartForSale(row: SellableRow): boolean {
  return isForSale({ status: Math.max(row.status, row.parent_status ?? 0), onlyPromo: row.only_promo })
}

/** A line of its own must be findable: by itself, as a variant of its parent, or as a part of a group. */
function isLineForSale(row: SellableRow): boolean {
  const visibility = Math.max(row.parent_visibility ?? row.visibility, row.group_visibility ?? 0)
  return isPartForSale(row) && isOpenable({ status: row.status, visibility, onlyPromo: row.only_promo })
}

function listPriceOf(row: SellableRow) {
  return {
    price: row.price_minor ?? 0,
    special: row.special_minor,
    from: row.special_from?.toISOString() ?? null,
    to: row.special_to?.toISOString() ?? null,
  }
}

/** Goods without a count cannot be sold; services and files without one never run out. */
function stockOf(row: SellableRow): Sellable['stock'] {
  const isGoods = row.type_id === 'simple'
  return {
    qty: row.qty ?? 0,
    manageStock: row.manage_stock ?? isGoods,
    lowStockQty: row.low_stock_qty ?? 0,
    maxSaleQty: row.max_sale_qty ?? MAX_QUANTITY,
  }
}

type Terms = { code: StoreCode; onTop: number; nowMs: number }

function toOption(
  option: SellableRow['custom_options'][number],
  { code, onTop, nowMs }: Terms,
): SellableOption {
  const priced = (one: (typeof option)['values'][number] | typeof option) =>
    surchargeOnTop({ priceMinor: one.price_minor[code] ?? 0, priceType: one.price_type }, onTop)
  return {
    id: option.id,
    title: option.title,
    required: option.required,
    isText: option.type === 'field' || option.type === 'area',
    isMultiple: option.type === 'checkbox' || option.type === 'multiple',
    maxCharacters: option.max_characters,
    validators: datedRules(rulesOf(option), (days) => daysFromAnywhere(nowMs, days)),
    purpose: option.purpose ?? undefined,
    values: option.values.map((value) => ({ id: value.id, title: value.title, ...priced(value) })),
    ...priced(option),
  }
}

/** What is written into a field is one line, as it is in a browser. */
const rulesOf = ({ type, validators }: SellableRow['custom_options'][number]) =>
  type === 'field' ? [{ rule: 'one_line' }, ...validators] : validators

function toSet(
  set: SellableRow['bundle_options'][number],
  parts: ReadonlyMap<number, Sellable>,
): SellableSet {
  return {
    id: set.id,
    title: set.title,
    required: set.required,
    isMultiple: set.type === 'checkbox' || set.type === 'multi',
    selections: set.selections.flatMap(({ id, productId, qty, canChangeQty }) => {
      const part = parts.get(productId)
      return part ? [{ id, qty, canChangeQty, part }] : []
    }),
  }
}
