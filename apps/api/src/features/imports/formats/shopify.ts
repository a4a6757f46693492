// Products CSV of Shopify, with its old and its new headers, or both mixed.
import { told } from '#api/refusal/told.ts'
import type { Draft } from './goods/draft.ts'
import type { Goods } from './goods/goods.ts'
import { handleOf, KEPT_COLUMNS, keptIn } from './goods/kept/kept.ts'
import { joinVariants } from './goods/variants.ts'
import { derivedSku, keyOf } from './goods/words.ts'
import { amountIn, countIn, gramsIn, isYes } from './table/cells.ts'
import { Unreadable } from './table/decode-text.ts'
import { listIn } from './table/list-in.ts'
import { keyOfColumn, type Row, type Table } from './table/read-table.ts'
import { nameIn, skuIn, unguarded } from './table/text-in.ts'

/** By our word: the spellings in which a column comes. */
const COLUMNS = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  type: ['Type'],
  category: ['Product Category'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  qty: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  ships: ['Variant Requires Shipping', 'Requires shipping'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  variantImage: ['Variant Image', 'Variant image URL'],
} as const
type Column = keyof typeof COLUMNS

const OURS = new Set([KEPT_COLUMNS.shopify, KEPT_COLUMNS.shopifyVariant].map(keyOfColumn))
const METAFIELD = /^(.+?) \(product\.metafields\.[^)]+\)$/i

/** What must be there for the file to be one of these at all. */
export function assertShopify({ columns }: Table): void {
  const keys = new Set(columns.map(keyOfColumn))
  for (const word of ['handle', 'title', 'price'] as const)
    if (!COLUMNS[word].some((name) => keys.has(keyOfColumn(name)))) throw missing(COLUMNS[word])
}

function missing([column, other]: readonly [string, string?]): Unreadable {
  return new Unreadable(
    other === undefined ? told('COLUMN_MISSING', { column }) : told('COLUMNS_MISSING', { column, other }),
  )
}

export async function readShopify(table: Table, goods: Goods): Promise<void> {
  assertShopify(table)
  const byHandle = new Map<string, Row[]>()
  for await (const row of table.rows) {
    goods.rows += 1
    const handle = cell(row, 'handle').toLowerCase()
    if (handle === '') goods.leaveOut(row.place, told('HANDLE_EMPTY'))
    else byHandle.set(handle, [...(byHandle.get(handle) ?? []), row])
  }
  const metafields = table.columns.filter((name) => METAFIELD.test(name) && !OURS.has(keyOfColumn(name)))
  for (const [handle, rows] of byHandle) addProduct(goods, { handle, rows, metafields })
}

const cell = (row: Row, column: Column): string => {
  for (const name of COLUMNS[column]) if (row.has(name)) return row.get(name)
  return ''
}

type Product = { handle: string; rows: readonly Row[]; metafields: readonly string[] }

function addProduct(goods: Goods, product: Product): void {
  const { handle, rows } = product
  const [lead] = rows
  if (lead === undefined) return
  const axes = axesOf(rows)
  const base = { ...baseOf(product, lead), kept: keptIn(lead, KEPT_COLUMNS.shopify, goods) }
  goods.named.add(skuOf(base))
  const variants = rows.filter(
    (row) => cell(row, 'price') !== '' || row.has('Option1 Value') || cell(row, 'sku') !== '',
  )
  const drafts = variants.flatMap((row) => variantOf(goods, { row, base, handle, axes }) ?? [])
  if (axes.length > 0) {
    const parent = { ...base, sku: skuOf(base), axes: axes.map(({ name }) => name) }
    goods.add(joinVariants(goods, { ...parent, type: 'configurable' }, drafts))
    return
  }
  const [only, ...others] = drafts
  for (const { place } of others) goods.leaveOut(place, told('NO_OPTIONS', { handle }))
  if (only)
    goods.add({
      ...only,
      name: base.name,
      visibility: 4,
      pictures: base.pictures,
      attributes: [...base.attributes, ...only.attributes],
    })
  else if (base.kept) goods.add({ ...base, sku: skuOf(base) })
  else if (variants.length === 0) goods.leaveOut(lead.place, told('NO_PRICE_ROW', { handle }))
}

/** Products with variants have none here, but for those that were ours. */
const skuOf = ({ kept, sku: handle }: Draft): string =>
  kept && derivedSku([handleOf(kept).toLowerCase()]) === handle ? kept.record.sku : handle

type Axis = { name: string; column: string }

/** `Title` with `Default Title` means that there is nothing to choose. */
function axesOf(rows: readonly Row[]): Axis[] {
  const axes = [1, 2, 3].flatMap((n) => {
    const name = first(rows, (row) => nameIn(row.get(`Option${n} Name`)))
    return name === '' ? [] : [{ name, column: `Option${n} Value` }]
  })
  const [only] = axes
  const isDefault =
    axes.length === 1 &&
    only?.name === 'Title' &&
    rows.every((row) => /^(Default Title)?$/.test(row.get(only.column)))
  return isDefault ? [] : axes
}

const first = (rows: readonly Row[], read: (row: Row) => string): string => {
  for (const row of rows) if (read(row) !== '') return read(row)
  return ''
}

function baseOf({ handle, rows, metafields }: Product, lead: Row): Draft {
  const of = (column: Column) => first(rows, (row) => cell(row, column))
  const isShown = of('published') === '' || isYes(of('published'))
  return {
    place: lead.place,
    sku: derivedSku([handle]),
    type: 'simple',
    name: nameIn(of('title')),
    description: of('body'),
    urlKey: handle,
    isOn: isShown && /^(active)?$/i.test(of('status')),
    visibility: 4,
    categories: categoriesOf(of('type'), of('category')),
    attributes: [
      { name: 'Brand', values: [nameIn(of('vendor'))].filter(Boolean) },
      ...metafields.map((column) => ({
        name: METAFIELD.exec(column)?.[1] ?? column,
        values: listIn(
          first(rows, (row) => nameIn(row.get(column))),
          ';',
        ),
      })),
    ].filter(({ values }) => values.length > 0),
    pictures: picturesOf(rows),
  }
}

function categoriesOf(type: string, taxonomy: string): string[][] {
  if (type !== '') return [[nameIn(type)]]
  return taxonomy === '' ? [] : [taxonomy.split(' > ').map(nameIn)]
}

function picturesOf(rows: readonly Row[]): Draft['pictures'] {
  const found = rows.flatMap((row, at) => {
    const path = cell(row, 'image')
    if (path === '') return []
    return [
      { path, label: nameIn(cell(row, 'imageAlt')), position: Number(cell(row, 'imagePosition')) || at + 1 },
    ]
  })
  const seen = new Set<string>()
  return found
    .toSorted((a, b) => a.position - b.position)
    .filter(({ path }) => !seen.has(path) && seen.add(path))
    .map(({ path, label }) => ({ path, ...(label && { label }) }))
}

type Variant = { row: Row; base: Draft; handle: string; axes: readonly Axis[] }

function variantOf(goods: Goods, { row, base, handle, axes }: Variant): Draft | undefined {
  const values = axes.map(({ name, column }) => ({ name, values: [nameIn(row.get(column))].filter(Boolean) }))
  const options = values.flatMap((one) => one.values)
  const sku = skuIn(cell(row, 'sku')) || derivedSku([handle, ...options.map(keyOf)])
  goods.named.add(sku)
  const money = moneyOf(row)
  if (typeof money === 'string') {
    goods.leaveOut(row.place, told('NOT_A_NUMBER', { field: money, sku: base.sku }))
    return undefined
  }
  const barcode = { name: 'Barcode', values: [unguarded(cell(row, 'barcode'))].filter(Boolean) }
  const picture = cell(row, 'variantImage')
  return {
    ...base,
    ...(axes.length > 0 && { kept: keptIn(row, KEPT_COLUMNS.shopifyVariant, goods), isVariantRow: true }),
    place: row.place,
    sku,
    type: isYes(cell(row, 'ships') || 'true') ? 'simple' : 'virtual',
    name: [base.name, ...options].join(', '),
    description: axes.length > 0 ? '' : (base.description ?? ''),
    urlKey: axes.length > 0 ? '' : (base.urlKey ?? ''),
    ...money,
    grams: gramsIn(cell(row, 'grams')),
    attributes: [...values, barcode].filter((one) => one.values.length > 0),
    pictures: picture === '' ? [] : [{ path: picture }],
  }
}

/** Or the field that is no number. A former price that is not higher reduces nothing. */
function moneyOf(row: Row): Pick<Draft, 'price' | 'special' | 'qty'> | string {
  const price = amountIn(cell(row, 'price'))
  const compareAt = amountIn(cell(row, 'compareAt'))
  const counted = countIn(cell(row, 'qty'))
  if (price === null) return 'price'
  if (compareAt === null) return 'compare_at'
  if (counted === null) return 'qty'
  const qty = isTracked(row) ? (counted ?? 0) : undefined
  const isReduced = compareAt !== undefined && price !== undefined && compareAt > price
  return isReduced ? { price: compareAt, special: price, qty } : { price, qty }
}

/** Where overselling is allowed the stock stops nobody. */
const isTracked = (row: Row) => cell(row, 'tracker') !== '' && !/^(continue|true)$/i.test(cell(row, 'policy'))
