// Products CSV of Shopify: a row for each variant, the first of which tells of the product, and rows for further pictures.
import { KEPT_COLUMNS } from '../goods/kept/kept.ts'
import { amount, guarded, listCell } from './cells.ts'
import { choiceOf, type Family, type Item, reductionNow, type TableWriter } from './family.ts'

const COLUMNS = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Published'],
  ...['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Option3 Name', 'Option3 Value'],
  ...['Variant SKU', 'Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty'],
  ...['Variant Inventory Policy', 'Variant Fulfillment Service', 'Variant Price'],
  ...['Variant Compare At Price', 'Variant Requires Shipping', 'Variant Taxable'],
  ...['Image Src', 'Image Position', 'Image Alt Text', 'Variant Image', 'Status'],
]
const metafield = (name: string, code: string) => `${name} (product.metafields.vitrine.${code})`
const MOST_OPTIONS = 3

export const shopifyWriter: TableWriter = {
  columns: (attributes) => [
    ...COLUMNS,
    ...attributes.filter(({ code }) => code !== 'brand').map(({ code, name }) => metafield(name, code)),
    KEPT_COLUMNS.shopify,
    KEPT_COLUMNS.shopifyVariant,
  ],
  rows({ lead, children }, now) {
    const sold = children.length > 0 ? children : lead.axes.length > 0 ? [] : [lead]
    const { pictures } = lead.flat
    const count = Math.max(1, sold.length, pictures.length)
    return Array.from({ length: count }, (_, at) => ({
      Handle: lead.handle,
      ...(at === 0 && leadCells(lead)),
      ...(sold[at] && variantCells(sold[at], { lead, children }, now)),
      ...pictureCells(lead, at),
    }))
  },
}

function leadCells({ flat, kept }: Item): Record<string, string> {
  const brand = flat.attributes.find(({ code }) => code === 'brand')
  const others = flat.attributes.filter((one) => one !== brand)
  return {
    Title: guarded(flat.name),
    'Body (HTML)': guarded(flat.description),
    Vendor: guarded(brand?.values[0] ?? ''),
    Type: guarded(flat.categories[0]?.at(-1) ?? ''),
    Published: flat.isOn ? 'TRUE' : 'FALSE',
    Status: flat.isOn ? 'active' : 'draft',
    ...Object.fromEntries(
      others.map(({ code, name, values }) => [metafield(name, code), guarded(listCell(values, ';'))]),
    ),
    [KEPT_COLUMNS.shopify]: kept,
  }
}

function variantCells(item: Item, { lead, children }: Family, now: Date): Record<string, string> {
  const { flat } = item
  const reduced = reductionNow(flat, now)
  const options = lead.axes.slice(0, children.length > 0 ? MOST_OPTIONS : 0).flatMap(({ code, name }, at) => [
    [`Option${at + 1} Name`, guarded(name)],
    [`Option${at + 1} Value`, guarded(choiceOf(item, code))],
  ])
  return {
    ...Object.fromEntries(options),
    'Variant SKU': guarded(flat.sku),
    'Variant Grams': String(flat.grams ?? ''),
    'Variant Inventory Tracker': flat.qty === undefined ? '' : 'shopify',
    'Variant Inventory Qty': String(flat.qty ?? ''),
    'Variant Inventory Policy': 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': amount(reduced ?? flat.price),
    'Variant Compare At Price': reduced === undefined ? '' : amount(flat.price),
    'Variant Requires Shipping': /^(virtual|downloadable)$/.test(flat.type) ? 'FALSE' : 'TRUE',
    'Variant Taxable': 'TRUE',
    ...(children.length > 0 && {
      'Variant Image': guarded(flat.pictures[0]?.path ?? ''),
      [KEPT_COLUMNS.shopifyVariant]: item.kept,
    }),
  }
}

function pictureCells({ flat: { pictures } }: Item, at: number): Record<string, string> {
  const picture = pictures[at]
  if (picture === undefined) return {}
  return {
    'Image Src': guarded(picture.path),
    'Image Position': String(at + 1),
    'Image Alt Text': guarded(picture.label),
  }
}
