import type {
  ConfigurableChild,
  ConfigurableOption,
  PriceFields,
  Product,
  ProductCard,
  StockInfo,
  TaxPriceFields,
} from '@vitrine/domain/catalog/product'
import { idOf } from './id-of.ts'

/** Of the last three it is said how many there are. */
export const aStock = (qty = 9): StockInfo => ({
  product_id: 1,
  qty,
  is_in_stock: qty > 0,
  low_stock: qty > 0 && qty < 4,
  manage_stock: true,
})

const pricesOf = (price: number, old: number | null): PriceFields & TaxPriceFields => ({
  ...{ price_incl_tax: price, original_price_incl_tax: old ?? price, final_price: price, old_price: old },
  ...{ special_price_incl_tax: old === null ? 0 : price, price, price_tax: 0 },
  ...{ original_price: old ?? price, original_price_tax: 0, special_price: 0, special_price_tax: 0 },
  ...{ special_from_date: null, special_to_date: null },
})

/** A dress of 59 that is there; its id is told by its sku. */
export const aCard = (sku = 'DRESS', facts: Partial<ProductCard> = {}): ProductCard => ({
  ...pricesOf(facts.price_incl_tax ?? 59, facts.old_price ?? null),
  ...{ id: idOf(sku), sku, parentSku: sku, type_id: 'simple', name: `Linen ${sku}`, slug: sku.toLowerCase() },
  ...{ url_path: sku.toLowerCase(), brand_name: null, image: null, images: [], swatches: [] },
  ...{ sale: false, new: false, stock: aStock(), status: 1, visibility: 4, max_price: null },
  ...facts,
})

export const aProduct = (facts: Partial<Product> = {}): Product => ({
  ...aCard(facts.sku, facts),
  ...pricesOf(facts.price_incl_tax ?? 59, facts.old_price ?? null),
  ...{ parentId: 1, base_price_incl_tax: facts.price_incl_tax ?? 59, price_source: null },
  ...{
    price_is_current: true,
    price_refreshed_at: null,
    description: '',
    short_description: '',
    article: null,
  },
  ...{
    category_ids: [],
    category: [],
    media_gallery: [],
    configurable_options: [],
    configurable_children: [],
  },
  ...{ product_links: [], bundle_options: [], custom_options: [], downloads: [], errors: {}, info: {} },
  ...{ details: [], rating: null, tax_class_id: 2, tax_percent: 0 },
  ...facts,
})

/** Values are called by their ids, in capitals. */
export const anAxis = (code: string, ids: readonly string[], label = code): ConfigurableOption => ({
  ...{ attribute_id: code, attribute_code: code, label, position: 0 },
  values: ids.map((id) => ({ value_index: id, label: id.toUpperCase() })),
})

export const aVariant = (
  attributes: Record<string, string>,
  { qty = 9, price = 59, ...facts }: Partial<ConfigurableChild> & { qty?: number } = {},
): ConfigurableChild => {
  const sku = ['DRESS', ...Object.values(attributes)].join('-')
  const old = facts.old_price ?? null
  return {
    ...pricesOf(price, old),
    price_source: {
      price: old ?? price,
      special_price: old === null ? 0 : price,
      final_price: price,
      includes_tax: true,
      final_includes_tax: true,
      tax_percent: 0,
    },
    ...{ id: idOf(sku), sku, name: sku, status: 1, image: null, stock: aStock(qty), attributes },
    ...facts,
  }
}
