// Product CSV of WooCommerce's own exporter. A parent may stand below its variations, and columns in another language.
import type { LinkType, ProductType } from '@vitrine/domain/catalog/records'
import { told } from '#api/refusal/told.ts'
import type { Draft } from '../goods/draft.ts'
import type { Goods } from '../goods/goods.ts'
import { KEPT_COLUMNS, keptIn } from '../goods/kept/kept.ts'
import { reductionOf } from '../goods/reduction-window.ts'
import { choiceValue, joinVariants } from '../goods/variants.ts'
import { derivedSku, keyOf } from '../goods/words.ts'
import { amountIn, countIn, gramsIn } from '../table/cells.ts'
import { Unreadable } from '../table/decode-text.ts'
import { listIn } from '../table/list-in.ts'
import { keyOfColumn, type Row, type Table } from '../table/read-table.ts'
import { nameIn, skuIn, unguarded } from '../table/text-in.ts'
import { expand, mostSpecificFirst } from './any-value.ts'

/** Headers of shops that speak another language; everything else is found by its English name. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  Type: ['Typ', 'Тип', '类型'],
  SKU: ['Artikelnummer', 'Артикул'],
  Name: ['Имя', 'Назва', "Ім'я", '名称'],
  Published: ['Veröffentlicht', 'Опубликован', 'Опубліковано', '已发布'],
  'Regular price': ['Regulärer Preis', 'Базовая цена', 'Звичайна ціна', '常规售价'],
  'Sale price': ['Angebotspreis', 'Акционная цена', 'Ціна розпродажу', '促销价格'],
  Description: ['Beschreibung', 'Описание', 'Опис', '描述'],
  'Short description': ['Kurzbeschreibung', 'Краткое описание', 'Короткий опис', '简短描述'],
  Stock: ['Bestand', 'Lager', 'Запасы', 'Запаси', '库存'],
  Categories: ['Kategorien', 'Категории', 'Категорії', '分类'],
  Images: ['Bilder', 'Изображения', 'Зображення', '图片'],
  Parent: ['Übergeordnetes Produkt', 'Родительский', 'Батьківський', '父级'],
}

type WooRow = { row: Row; sku: string; id: string; types: string[]; get: (column: string) => string }

export async function readWooCommerce(table: Table, goods: Goods): Promise<void> {
  const keys = new Set(table.columns.map(keyOfColumn))
  for (const name of ['Type', 'Name'])
    if (![name, ...(ALSO[name] ?? [])].some((one) => keys.has(keyOfColumn(one))))
      throw new Unreadable(told('COLUMN_MISSING', { column: name }))
  const rows: WooRow[] = []
  for await (const row of table.rows) {
    goods.rows += 1
    const opened = openRow(row)
    goods.named.add(opened.sku)
    rows.push(opened)
  }
  const grams = unitOf(table.columns)
  const shop = {
    goods,
    rows,
    grams,
    skus: skusOf(rows),
    metas: table.columns.filter((name) => /^meta: [^_]/i.test(name)),
  }
  for (const one of rows) if (!one.types.includes('variation')) addProduct(shop, one)
  const orphans = rows.filter((one) => one.types.includes('variation') && parentOf(shop, one) === undefined)
  for (const { row, sku, get } of orphans)
    goods.leaveOut(
      row.place,
      told('PARENT_MISSING', { name: sku || nameIn(get('Name')), parent: get('Parent') }),
    )
}

type Shop = {
  goods: Goods
  rows: readonly WooRow[]
  grams: { column: string; perUnit: number } | undefined
  /** By sku and by `id:NN`. */
  skus: Map<string, string>
  metas: readonly string[]
}

function openRow(row: Row): WooRow {
  const get = (column: string) =>
    [column, ...(ALSO[column] ?? [])].map(row.get).find((cell) => cell !== '') ?? ''
  const types = listIn(get('Type').toLowerCase())
  const sku = skuIn(get('SKU'))
  const id = get('ID')
  const named = types.includes('variation') ? '' : keyOf(nameIn(get('Name'))).slice(0, 60)
  return { row, get, types, id, sku: sku || named }
}

function skusOf(rows: readonly WooRow[]): Map<string, string> {
  return new Map(
    rows.flatMap(({ sku, id }) => [[sku, sku], ...(id ? [[`id:${id}`, sku]] : [])] as [string, string][]),
  )
}

function unitOf(columns: readonly string[]) {
  const column = columns.find((name) => /^(weight|gewicht|вес|вага)\s*\(/i.test(name))
  if (column === undefined) return undefined
  const unit = /\((\w+)\)/.exec(column)?.[1]?.toLowerCase()
  return { column, perUnit: { kg: 1000, g: 1, lbs: 453.592, lb: 453.592, oz: 28.3495 }[unit ?? 'kg'] ?? 1000 }
}

const parentOf = ({ skus }: Shop, { get }: WooRow): string | undefined => skus.get(skuIn(get('Parent')))

function addProduct(shop: Shop, one: WooRow): void {
  const { goods, rows } = shop
  const base = draftOf(shop, one)
  if (base === undefined) return
  if (!one.types.includes('variable')) return void goods.add(base)
  const own = rows.filter((row) => row.types.includes('variation') && parentOf(shop, row) === one.sku)
  const drafts = own.flatMap((row) => variationOf(shop, row, base) ?? [])
  const axes = base.attributes
    .map(({ name }) => name)
    .filter((name) => drafts.some((draft) => choiceValue(draft, name) !== undefined))
  const plain = base.attributes.filter(({ name }) => !axes.includes(name))
  const children = drafts.flatMap((draft) => expand(draft, { axes, base }))
  const parent: Draft = { ...base, type: 'configurable', axes, attributes: plain }
  if (children.length === 0) goods.add(parent)
  else goods.add(joinVariants(goods, parent, mostSpecificFirst(children)))
}

function draftOf(shop: Shop, one: WooRow): Draft | undefined {
  const { row, sku, get, types } = one
  const money = pricesOf(shop, one)
  if (money === undefined) return undefined
  const isExternal = types.includes('external')
  if (isExternal) shop.goods.remark(row.place, told('SOLD_ELSEWHERE', { sku }))
  const links = (column: string, type: LinkType) =>
    listIn(get(column)).map((named) => ({ type, sku: shop.skus.get(skuIn(named)) ?? named }))
  return {
    place: row.place,
    sku,
    type: typeOf(types),
    name: nameIn(get('Name')),
    description: textIn(get('Description')),
    shortDescription: textIn(get('Short description')),
    ...money,
    qty: isExternal ? 0 : stockOf(one),
    isOn: get('Published') === '' || get('Published') === '1',
    visibility:
      ({ visible: 4, catalog: 2, search: 3, hidden: 1 }[get('Visibility in catalog').toLowerCase()] as 1) ??
      4,
    categories: listIn(get('Categories')).map((path) => path.split('>').map(nameIn).filter(Boolean)),
    attributes: attributesOf(one, shop.metas),
    pictures: listIn(get('Images')).map((path) => ({ path })),
    grams: shop.grams && gramsIn(get(shop.grams.column), shop.grams.perUnit),
    links: [
      ...links('Upsells', 'upsell'),
      ...links('Cross-sells', 'crosssell'),
      ...links('Grouped products', 'associated'),
    ],
    downloads: downloadsOf(one),
    kept: keptIn(row, KEPT_COLUMNS.woocommerce, shop.goods),
    tellsVisibility: true,
  }
}

function variationOf(shop: Shop, one: WooRow, base: Draft): Draft | undefined {
  const draft = draftOf(shop, one)
  if (draft === undefined) return undefined
  const values = draft.attributes.flatMap((attribute) => attribute.values.slice(0, 1))
  const sku =
    one.sku || derivedSku([base.sku, ...(values.length > 0 ? values.map(keyOf) : [one.id || 'any'])])
  const qty = one.get('Stock').toLowerCase() === 'parent' ? base.qty : draft.qty
  const name = [base.name, ...values].join(', ')
  return {
    ...draft,
    sku,
    qty,
    name,
    type: draft.type,
    categories: base.categories,
    isOn: draft.isOn && base.isOn,
    links: [],
    isVariantRow: true,
  }
}

function typeOf(types: readonly string[]): ProductType {
  if (types.includes('grouped')) return 'grouped'
  if (types.includes('variable')) return 'configurable'
  if (types.includes('downloadable')) return 'downloadable'
  return types.includes('virtual') ? 'virtual' : 'simple'
}

function pricesOf(
  { goods }: Shop,
  { row, sku, get }: WooRow,
): Pick<Draft, 'price' | 'special' | 'specialFrom' | 'specialTo'> | undefined {
  const price = amountIn(get('Regular price'))
  const special = amountIn(get('Sale price'))
  for (const [field, value] of Object.entries({ regular_price: price, sale_price: special }))
    if (value === null) {
      goods.leaveOut(row.place, told('NOT_A_NUMBER', { field, sku }))
      return undefined
    }
  const day = (column: string) => /^[^ ,T]*/.exec(get(column))?.[0] ?? ''
  const window = { from: day('Date sale price starts'), to: day('Date sale price ends') }
  return {
    price: price ?? undefined,
    ...reductionOf(goods, special ?? undefined, { place: row.place, sku, ...window }),
  }
}

/** Without a number the stock is not counted, unless the shop says that there is none. */
function stockOf({ get }: WooRow): number | undefined {
  const counted = countIn(get('Stock'))
  if (/^(1|yes|notify)$/i.test(get('Backorders allowed?'))) return undefined
  if (typeof counted === 'number') return counted
  return get('In stock?') === '0' ? 0 : undefined
}

/** The two characters `\n` are a line feed, as the exporter writes it. */
const textIn = (cell: string) =>
  unguarded(cell).replace(/\\\\n/g, '\u0001').replace(/\\n/g, '\n').replaceAll('\u0001', '\\n')

function attributesOf({ row, get }: WooRow, metas: readonly string[]): Draft['attributes'] {
  const found: { name: string; values: string[] }[] = []
  for (let n = 1; row.has(`Attribute ${n} name`); n += 1) {
    const values = listIn(get(`Attribute ${n} value(s)`)).map(nameIn)
    found.push({ name: nameIn(get(`Attribute ${n} name`)), values })
  }
  const further = metas.map((column) => ({
    name: column.slice('meta: '.length),
    values: [nameIn(get(column))],
  }))
  const gtin = { name: 'GTIN', values: [unguarded(get('GTIN, UPC, EAN, or ISBN'))] }
  return [...found, ...further, gtin]
    .map(({ name, values }) => ({ name, values: values.filter(Boolean) }))
    .filter(({ values }) => values.length > 0)
}

function downloadsOf({ row, get }: WooRow): NonNullable<Draft['downloads']> {
  const found: { title: string; file: string }[] = []
  for (let n = 1; row.has(`Download ${n} URL`); n += 1)
    found.push({ title: nameIn(get(`Download ${n} name`)) || `${n}`, file: get(`Download ${n} URL`) })
  return found
}
