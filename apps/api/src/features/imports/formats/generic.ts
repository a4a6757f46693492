// Any table at all: somebody has said which column is which, and that is kept for the next time.
import { told } from '#api/refusal/told.ts'
import type { Draft } from './goods/draft.ts'
import type { Goods } from './goods/goods.ts'
import { KEPT_COLUMNS, keptIn } from './goods/kept/kept.ts'
import { type Currency, priceIn } from './goods/prices.ts'
import { joinVariants } from './goods/variants.ts'
import { codeOf, keyOf } from './goods/words.ts'
import { countIn, gramsIn, isYes } from './table/cells.ts'
import { Unreadable } from './table/decode-text.ts'
import { listIn } from './table/list-in.ts'
import { keyOfColumn, type Row, type Table } from './table/read-table.ts'
import { nameIn, skuIn } from './table/text-in.ts'

/** What a column can be; `attribute` keeps its own name. */
export const TARGETS = [
  'sku',
  'parent',
  'name',
  'description',
  'summary',
  'price',
  'special_price',
  'qty',
  'category',
  'image',
  'weight_grams',
  'url_key',
  'active',
  'attribute',
] as const
export type Target = (typeof TARGETS)[number]
/** By name of the column. What is not named is passed over. */
export type Mapping = Readonly<Record<string, Target>>

const GUESSES: Readonly<Record<Exclude<Target, 'attribute'>, RegExp>> = {
  sku: /^(sku|article|artikel(nummer|-?nr\.?)?|артикул|item( no\.?| number)?|货号)$/i,
  parent: /^(parent([ _]?(sku|id))?|model|group|modell|модель)$/i,
  name: /^(name|title|product([ _]name)?|bezeichnung|titel|название|назва|наименование|名称)$/i,
  description: /^(description|body|beschreibung|описание|опис|描述)$/i,
  summary: /^(short[ _]description|summary|kurzbeschreibung)$/i,
  price: /^(price|regular[ _]price|preis|цена|ціна|价格)$/i,
  special_price: /^(special[ _]price|sale[ _]price|angebotspreis|цена со скидкой|акційна ціна)$/i,
  qty: /^(qty|quantity|stock|bestand|menge|количество|остаток|кількість|库存)$/i,
  category: /^(categor(y|ies)|kategorie(n)?|категори(я|и)|категорі(я|ї)|分类)$/i,
  image: /^(images?|image[ _]url|picture(s)?|bild(er)?|фото|изображение|зображення|图片)$/i,
  weight_grams: /^(weight[ _(]*(g|grams)\)?|gewicht \(g\)|вес \(г\)|вага \(г\))$/i,
  url_key: /^(url[ _]?key|slug|handle)$/i,
  active: /^(active|published|enabled|status|aktiv|активен|активний)$/i,
}

const ATTRIBUTES =
  /^(colou?r|farbe|цвет|колір|颜色|size|größe|размер|розмір|尺码|brand|marke|бренд|品牌|material|материал)$/i

/**
 * A first guess for whoever maps the columns; sizes and colours are attributes by their own names, and in a table this shop has
 * written all that it has (`codes`).
 */
export function guessMapping(
  columns: readonly string[],
  codes: readonly string[] = [],
): Record<string, Target> {
  const taken = new Set<string>()
  // Wherever a spreadsheet has moved it: an attribute may be called "Model".
  const there = new Set(columns.map(keyOfColumn))
  const isAttribute = (column: string) =>
    ATTRIBUTES.test(column.trim()) || (there.has(KEPT_COLUMNS.csv) && codes.includes(codeOf(column)))
  const means = (column: string) =>
    Object.entries(GUESSES).find(
      ([name, words]) =>
        !taken.has(name) && (there.has(name) ? keyOfColumn(column) === name : words.test(column.trim())),
    )?.[0]
  return Object.fromEntries(
    columns.flatMap((column) => {
      const target = means(column)
      if (target !== undefined) taken.add(target)
      const guess = target ?? (isAttribute(column) ? 'attribute' : undefined)
      return guess === undefined ? [] : [[column, guess as Target]]
    }),
  )
}

type ColumnsOf = (target: Target) => string[]
type Taking = { goods: Goods; currency: Currency; columnsOf: ColumnsOf }

export async function readGeneric(
  table: Table,
  { goods, mapping, currency }: { goods: Goods; mapping: Mapping; currency: Currency },
): Promise<void> {
  const there = new Set(table.columns.map(keyOfColumn))
  const columnsOf: ColumnsOf = (target) => Object.keys(mapping).filter((name) => mapping[name] === target)
  for (const target of ['sku', 'name', 'price'] as const) {
    const named = columnsOf(target)
    const [column] = named
    if (column === undefined) throw new Unreadable(told('COLUMN_UNNAMED', { target }))
    // A feed may call it otherwise than it did when somebody said which is which.
    if (!named.some((name) => there.has(keyOfColumn(name))))
      throw new Unreadable(told('COLUMN_LOST', { column, target }))
  }
  for (const group of await readRows(table, { goods, currency, columnsOf })) addGroup(goods, group)
}

/** Rows of a product, one where its SKU stands once, and of its variants. */
type Group = { sku: string; own: Draft[]; variants: Draft[] }

/** By the order in which the table speaks of them first, which is the order of new products. */
async function readRows(table: Table, taking: Taking): Promise<Iterable<Group>> {
  const { goods, columnsOf } = taking
  const groups = new Map<string, Group>()
  for await (const row of table.rows) {
    goods.rows += 1
    const draft = draftOf(row, taking)
    if (draft === undefined) continue
    const sku = skuIn(columnsOf('parent').map(row.get).find(Boolean) ?? '') || draft.sku
    const group = groups.get(sku) ?? { sku, own: [], variants: [] }
    groups.set(sku, group)
    const rows = sku === draft.sku ? group.own : group.variants
    rows.push(draft)
  }
  return groups.values()
}

/** Rows of one parent are its variants, told apart by the attributes in which they differ. */
function addGroup(goods: Goods, group: Group): void {
  const { sku, own, variants } = group
  const [parent, ...again] = own
  const [first] = variants
  if (first === undefined) return void own.forEach((draft) => void goods.add(draft))
  for (const { place } of again)
    goods.leaveOut(place, told('SKU_TWICE', { sku, line: String(parent?.place.line) }))
  const isOn = variants.some((draft) => draft.isOn)
  const base: Draft = parent ?? { ...first, isOn, kept: undefined, sku, urlKey: keyOf(first.name) }
  const axes = base.kept?.record.axes ?? axesOf(variants)
  if (axes.length === 0 && !base.kept) return void addEach(goods, group)
  const attributes = base.attributes.filter(({ name }) => !axes.some((axis) => codeOf(axis) === codeOf(name)))
  goods.add(joinVariants(goods, { ...base, axes, attributes, visibility: 4 }, variants))
}

/** A single variant is chosen by what it says of itself, rather by its size than by its maker. */
function axesOf(drafts: readonly Draft[]): string[] {
  const names = [...new Set(drafts.flatMap(({ attributes }) => attributes.map(({ name }) => name)))]
  const axes = names.filter((name) => new Set(drafts.map((draft) => wordOf(draft, name))).size > 1)
  const likely = names.find((name) => /^(color|size)$/.test(codeOf(name))) ?? names[0]
  return axes.length > 0 || likely === undefined ? axes : [likely]
}

/** Nobody could choose among them on one page, but each can be bought on its own. */
function addEach(goods: Goods, { sku, own, variants }: Group): void {
  const [first] = [...own, ...variants]
  if (first) goods.remark(first.place, told('NOTHING_TO_CHOOSE', { sku }))
  for (const draft of variants) goods.add(draft)
}

const wordOf = ({ attributes }: Draft, of: string) =>
  attributes.find(({ name }) => name === of)?.values.join('|')

function draftOf(row: Row, { goods, currency, columnsOf }: Taking): Draft | undefined {
  const of = (target: Target) =>
    columnsOf(target)
      .map(row.get)
      .find((cell) => cell !== '') ?? ''
  const sku = skuIn(of('sku'))
  for (const one of [sku, skuIn(of('parent'))]) goods.named.add(one)
  const price = priceIn(of('price'), currency)
  const special = priceIn(of('special_price'), currency)
  const qty = countIn(of('qty'))
  for (const [field, value] of Object.entries({ price, special_price: special, qty }))
    if (typeof value === 'string')
      return void goods.leaveOut(
        row.place,
        told('OTHER_CURRENCY', { field, sku, currency: value, wanted: currency }),
      )
    else if (value === null) return void goods.leaveOut(row.place, told('NOT_A_NUMBER', { field, sku }))
  return {
    place: row.place,
    sku,
    type: 'simple',
    name: nameIn(of('name')),
    description: of('description'),
    shortDescription: of('summary'),
    urlKey: of('url_key'),
    price: typeof price === 'number' ? price : undefined,
    special: typeof special === 'number' ? special : undefined,
    qty: qty ?? undefined,
    isOn: of('active') === '' || isYes(of('active')) || /^active$/i.test(of('active')),
    visibility: 4,
    categories: listIn(of('category')).map((path) =>
      path
        .split(/\s*[>/]\s*/)
        .map(nameIn)
        .filter(Boolean),
    ),
    attributes: columnsOf('attribute').flatMap((name) =>
      row.has(name) ? [{ name, values: [nameIn(row.get(name))] }] : [],
    ),
    pictures: columnsOf('image')
      .flatMap((name) => listIn(row.get(name)))
      .map((path) => ({ path })),
    grams: gramsIn(of('weight_grams')),
    kept: keptIn(row, KEPT_COLUMNS.csv, goods),
    tellsUrlKey: true,
  }
}
