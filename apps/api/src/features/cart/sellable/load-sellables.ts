import type { Sellable, SellableOption, SellableSet } from '@vitrine/domain/cart/line/sellable'
import { effectivePrice } from '@vitrine/domain/pricing/effective-price'
import type { StoreView } from '@vitrine/domain/store/store-view'
import type { Context } from '#api/context.ts'
import { listSellableRows, type SellableRow } from './sellable-queries.ts'

/** Products by sku as a cart sees them, the parts of sets included; unknown skus are missing from the answer. */
export async function loadSellables(ctx: Context, skus: readonly string[]): Promise<Map<string, Sellable>> {
  if (skus.length === 0) return new Map()
  const rows = await listSellableRows(ctx, { skus: [...new Set(skus)] })
  const partIds = rows.flatMap((row) =>
    row.bundle_options.flatMap((set) => set.selections.map((one) => one.productId)),
  )
  const partRows = partIds.length > 0 ? await listSellableRows(ctx, { ids: [...new Set(partIds)] }) : []
  const parts = new Map(partRows.map((row) => [row.product_id, toSellable(ctx, row)]))
  return new Map(
    rows.map((row) => {
      const bundleOptions = row.bundle_options.map((set) => toSet(set, parts))
      // The parts of a set need only be for sale; a line of its own must also be findable.
      return [
        row.sku,
        { ...toSellable(ctx, row), bundleOptions, isOffered: isForSale(row) && isFindable(row) },
      ]
    }),
  )
}

function toSellable(ctx: Context, row: SellableRow): Sellable {
  const price = row.price_minor === null ? null : effectivePrice(shelfOf(row), ctx.now().toISOString())
  return {
    productId: row.product_id,
    sku: row.sku,
    type: row.type_id,
    isOffered: isForSale(row),
    name: row.parent_name ?? row.name,
    priceMinor: price?.final ?? null,
    oldMinor: price?.old ?? null,
    taxClassId: row.tax_class_id,
    parentSku: row.parent_sku,
    thumbnail: row.thumbnail,
    urlPath: row.url_path ?? '',
    stock: stockOf(row),
    variant: row.variant,
    customOptions: row.custom_options.map((option) => toOption(option, ctx.store)),
    bundleOptions: [],
  }
}

function isForSale(row: SellableRow): boolean {
  return row.status <= 1 && (row.parent_status ?? 1) <= 1 && !row.only_promo
}

/** Not visible individually (1) is no product of its own, unless a parent shows it. */
function isFindable(row: SellableRow): boolean {
  return (row.parent_visibility ?? row.visibility) > 1
}

function shelfOf(row: SellableRow) {
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
    maxSaleQty: row.max_sale_qty ?? 10_000,
  }
}

function toOption(option: SellableRow['custom_options'][number], store: StoreView): SellableOption {
  const priced = (one: (typeof option)['values'][number] | typeof option) => ({
    priceMinor: one.price_minor[store.code] ?? 0,
    priceType: one.price_type,
  })
  return {
    id: option.id,
    title: option.title,
    required: option.required,
    isText: option.type === 'field' || option.type === 'area',
    isMultiple: option.type === 'checkbox' || option.type === 'multiple',
    maxCharacters: option.max_characters,
    values: option.values.map((value) => ({ id: value.id, title: value.title, ...priced(value) })),
    ...priced(option),
  }
}

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
