// Product CSV as WooCommerce's own exporter writes it: variations stand below their parent.
import type { ProductType } from '@vitrine/domain/catalog/records'
import { KEPT_COLUMNS } from '../goods/kept/kept.ts'
import { amount, day, guarded, listCell } from './cells.ts'
import { choiceOf, type Family, type Item, skusOf, type TableWriter } from './family.ts'

const COLUMNS = [
  ...['Type', 'SKU', 'Name', 'Published', 'Visibility in catalog', 'Short description', 'Description'],
  ...['Date sale price starts', 'Date sale price ends', 'Tax status', 'In stock?', 'Stock'],
  ...['Backorders allowed?', 'Weight (kg)', 'Sale price', 'Regular price', 'Categories', 'Images'],
  ...['Parent', 'Grouped products', 'Upsells', 'Cross-sells'],
]
const VISIBILITY = { 4: 'visible', 2: 'catalog', 3: 'search', 1: 'hidden' } as const
const TYPES: Record<ProductType, string> = {
  ...{ simple: 'simple', configurable: 'variable', grouped: 'grouped', bundle: 'simple' },
  ...{ virtual: 'simple, virtual', downloadable: 'simple, downloadable, virtual' },
}

export const wooCommerceWriter: TableWriter = {
  columns: (attributes) => [
    ...COLUMNS,
    ...attributes.flatMap((_, at) => [`Attribute ${at + 1} name`, `Attribute ${at + 1} value(s)`]),
    KEPT_COLUMNS.woocommerce,
  ],
  rows: (family) => [leadRow(family), ...family.children.map((child) => variationRow(family, child))],
}

function leadRow({ lead, children }: Family): Record<string, string> {
  const choices = lead.axes.map(({ code, name }) => ({
    name,
    values: [...new Set(children.map((child) => choiceOf(child, code)).filter(Boolean))],
  }))
  const own = lead.flat.attributes.filter(({ code }) => !lead.axes.some((axis) => axis.code === code))
  return {
    ...rowOf(lead),
    ...attributeCells([...choices, ...own]),
    Type: TYPES[lead.flat.type],
    'Grouped products': guarded(listCell(skusOf(lead, 'associated'))),
  }
}

function variationRow({ lead }: Family, child: Item): Record<string, string> {
  const choices = lead.axes.map(({ code, name }) => ({
    name,
    values: [choiceOf(child, code)].filter(Boolean),
  }))
  return {
    ...rowOf(child),
    ...attributeCells(choices),
    Type: /^(virtual|downloadable)$/.test(child.flat.type) ? 'variation, virtual' : 'variation',
    Parent: guarded(lead.flat.sku),
  }
}

type Named = { name: string; values: readonly string[] }

const attributeCells = (attributes: readonly Named[]): Record<string, string> =>
  Object.fromEntries(
    attributes.flatMap(({ name, values }, at) => [
      [`Attribute ${at + 1} name`, guarded(name)],
      [`Attribute ${at + 1} value(s)`, guarded(listCell(values))],
    ]),
  )

/** The two characters `\n` mean a line feed to it. */
const textCell = (text: string) => guarded(text.replaceAll('\\n', '\\\\n'))

function rowOf(item: Item): Record<string, string> {
  const { flat } = item
  return {
    SKU: guarded(flat.sku),
    Name: guarded(flat.name),
    Published: flat.isOn ? '1' : '0',
    'Visibility in catalog': VISIBILITY[flat.visibility],
    'Short description': textCell(flat.shortDescription),
    Description: textCell(flat.description),
    'Date sale price starts': day(flat.specialFrom),
    'Date sale price ends': day(flat.specialTo),
    'Tax status': 'taxable',
    'In stock?': flat.qty === 0 ? '0' : '1',
    Stock: String(flat.qty ?? ''),
    'Backorders allowed?': '0',
    'Weight (kg)': flat.grams === undefined ? '' : String(flat.grams / 1000),
    'Sale price': amount(flat.special),
    'Regular price': amount(flat.price),
    Categories: guarded(listCell(flat.categories.map((path) => path.join(' > ')))),
    Images: guarded(listCell(flat.pictures.map(({ path }) => path))),
    Upsells: guarded(listCell(skusOf(item, 'upsell'))),
    'Cross-sells': guarded(listCell(skusOf(item, 'crosssell'))),
    [KEPT_COLUMNS.woocommerce]: item.kept,
  }
}
