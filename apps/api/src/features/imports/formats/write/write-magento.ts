// Product CSV of Magento 2, as System → Export writes it.
import { KEPT_COLUMNS } from '../goods/kept/kept.ts'
import { amount, day, guarded, listCell } from './cells.ts'
import { choiceOf, type Family, type Item, skusOf, type TableWriter } from './family.ts'

const COLUMNS = [
  ...['sku', 'store_view_code', 'attribute_set_code', 'product_type', 'categories', 'product_websites'],
  ...['name', 'description', 'short_description', 'weight', 'product_online', 'tax_class_name'],
  ...['visibility', 'price', 'special_price', 'special_price_from_date', 'special_price_to_date', 'url_key'],
  ...['base_image', 'base_image_label', 'additional_images', 'additional_image_labels'],
  ...['additional_attributes', 'qty', 'is_in_stock', 'manage_stock', 'use_config_manage_stock'],
  ...['related_skus', 'upsell_skus', 'crosssell_skus', 'associated_skus', 'configurable_variations'],
  KEPT_COLUMNS.magento,
]
const VISIBILITY = {
  ...{ 1: 'Not Visible Individually', 2: 'Catalog', 3: 'Search', 4: 'Catalog, Search' },
} as const
const ROOT = 'Default Category'

export const magentoWriter: TableWriter = {
  columns: () => COLUMNS,
  /** Those that are chosen stand before what they are chosen in. */
  rows: (family) => [...family.children.map(rowOf), { ...rowOf(family.lead), ...variationCells(family) }],
}

function rowOf(item: Item): Record<string, string> {
  const { flat } = item
  return {
    ...{ sku: guarded(flat.sku), attribute_set_code: 'Default', product_type: flat.type },
    ...{ product_websites: 'base', name: guarded(flat.name), description: guarded(flat.description) },
    categories: guarded(listCell(flat.categories.map((path) => [ROOT, ...path].join('/')))),
    short_description: guarded(flat.shortDescription),
    weight: flat.grams === undefined ? '' : String(flat.grams / 1000),
    ...{ product_online: flat.isOn ? '1' : '2', tax_class_name: 'Taxable Goods' },
    ...{ visibility: VISIBILITY[flat.visibility], price: amount(flat.price) },
    ...{ special_price: amount(flat.special), special_price_from_date: day(flat.specialFrom) },
    ...{ special_price_to_date: day(flat.specialTo), url_key: guarded(flat.urlKey) },
    ...pictureCells(flat.pictures),
    additional_attributes: flat.attributes.map(pairOf).join(','),
    ...{ qty: String(flat.qty ?? ''), is_in_stock: flat.qty === 0 ? '0' : '1' },
    ...{ manage_stock: flat.qty === undefined ? '0' : '1', use_config_manage_stock: '0' },
    related_skus: guarded(listCell(skusOf(item, 'related'))),
    upsell_skus: guarded(listCell(skusOf(item, 'upsell'))),
    crosssell_skus: guarded(listCell(skusOf(item, 'crosssell'))),
    associated_skus: guarded(
      item.links.flatMap(({ type, sku, qty }) => (type === 'associated' ? [`${sku}=${qty}`] : [])).join(','),
    ),
    [KEPT_COLUMNS.magento]: item.kept,
  }
}

const plain = (value: string) => value.replaceAll('"', '')

/** Quoted as a whole, so that a comma in it parts nothing. */
const pairOf = ({ code, values }: Item['flat']['attributes'][number]) =>
  `"${code}=${listCell(values.map(plain), '|')}"`

function pictureCells([first, ...others]: Item['flat']['pictures']): Record<string, string> {
  return {
    base_image: guarded(first?.path ?? ''),
    base_image_label: guarded(first?.label ?? ''),
    additional_images: guarded(listCell(others.map(({ path }) => path))),
    additional_image_labels: guarded(listCell(others.map(({ label }) => label))),
  }
}

function variationCells({ lead, children }: Family): Record<string, string> {
  const variation = (child: Item) =>
    [`sku=${child.flat.sku}`, ...lead.axes.map(({ code }) => `${code}=${plain(choiceOf(child, code))}`)].join(
      ',',
    )
  return { configurable_variations: children.map(variation).join('|') }
}
