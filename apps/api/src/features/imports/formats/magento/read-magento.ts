// Product CSV of Magento 2: a row for each sku, and further ones with its texts in other store views.
import { type LinkType, PRODUCT_TYPES, type ProductType } from '@vitrine/domain/catalog/records'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { type Told, told } from '#api/refusal/told.ts'
import type { Draft } from '../goods/draft.ts'
import { faultOfTexts, type Goods, MAX_NAME } from '../goods/goods.ts'
import { KEPT_COLUMNS, keptIn } from '../goods/kept/kept.ts'
import { reductionOf } from '../goods/reduction-window.ts'
import { cheapest, choiceValue } from '../goods/variants.ts'
import { amountIn, countIn, gramsIn } from '../table/cells.ts'
import { Unreadable } from '../table/decode-text.ts'
import { listIn } from '../table/list-in.ts'
import { momentIn } from '../table/moment-in.ts'
import { keyOfColumn, type Row, type Table } from '../table/read-table.ts'
import { nameIn, skuIn } from '../table/text-in.ts'
import { bundleOptionsIn, customOptionsIn, pairsIn, rowsIn, wholeIn } from './cells.ts'

const VISIBILITY: Readonly<Record<string, Draft['visibility']>> = {
  'not visible individually': 1,
  catalog: 2,
  search: 3,
  'catalog, search': 4,
}
/** What the other program keeps for itself. */
const NOISE =
  /^(has_options|required_options|quantity_and_stock_status|gift_wrapping_|gift_message_|msrp_|tax_class_id|image_label)/

export async function readMagento(table: Table, goods: Goods): Promise<void> {
  const keys = new Set(table.columns.map(keyOfColumn))
  for (const name of ['sku', 'name'])
    if (!keys.has(name)) throw new Unreadable(told('COLUMN_MISSING', { column: name }))
  const drafts = new Map<string, Draft>()
  for await (const row of table.rows) {
    goods.rows += 1
    const view = row.get('store_view_code')
    if (view !== '' && view !== 'admin') addTexts(goods, { row, view, drafts })
    else addDraft(goods, row, drafts)
  }
  addInOrder(goods, drafts)
}

const isChoice = ({ type }: Draft) => type === 'configurable'

/** As the table has them, which is the order of new products; what is chosen in another is there before it. */
function addInOrder(goods: Goods, drafts: ReadonlyMap<string, Draft>): void {
  const left = new Set(drafts.values())
  const add = (draft: Draft) => left.delete(draft) && goods.add(draft)
  for (const draft of left) {
    if (!isChoice(draft)) {
      add(draft)
      continue
    }
    left.delete(draft)
    for (const sku of draft.childSkus ?? []) {
      const child = drafts.get(sku)
      if (child && !isChoice(child)) add(child)
    }
    goods.add(draft.kept ? draft : chosen(goods, draft))
  }
}

function addDraft(goods: Goods, row: Row, drafts: Map<string, Draft>): void {
  const draft = draftOf(goods, row)
  if (draft === undefined) return
  const other = drafts.get(draft.sku)
  if (other) goods.leaveOut(row.place, told('SKU_TWICE', { sku: draft.sku, line: String(other.place.line) }))
  else drafts.set(draft.sku, draft)
}

type Further = { row: Row; view: string; drafts: Map<string, Draft> }

/** `de`, `german_de`, `de_de`: the language of a store view, where its code tells it. */
function languageOf(view: string): Language | undefined {
  const parts = view.toLowerCase().split(/[^a-z]+/)
  return LANGUAGES.find(
    (language) =>
      parts.includes(language === 'uk' ? 'uk' : language) || (language === 'uk' && parts.includes('ua')),
  )
}

/** Blank cells keep what the default row says. */
function addTexts(goods: Goods, { row, view, drafts }: Further): void {
  const sku = skuIn(row.get('sku'))
  const language = languageOf(view)
  const draft = drafts.get(sku)
  if (draft === undefined) goods.leaveOut(row.place, told('TEXTS_OF_NONE', { sku }))
  else if (language === undefined) goods.remark(row.place, told('VIEW_UNKNOWN', { view }))
  else {
    const text = furtherText(row)
    const fault = faultOfTexts(text)
    if (fault) goods.remark(row.place, tooLong(fault, { language, sku }))
    else drafts.set(sku, { ...draft, texts: { ...draft.texts, [language]: text } })
  }
}

function tooLong(
  { field, length }: NonNullable<ReturnType<typeof faultOfTexts>>,
  whose: { language: Language; sku: string },
): Told {
  return field === 'name'
    ? told('VIEW_NAME_TOO_LONG', { ...whose, limit: MAX_NAME })
    : told('VIEW_TEXT_TOO_LONG', { ...whose, field, length })
}

function furtherText(row: Row): NonNullable<NonNullable<Draft['texts']>[Language]> {
  return {
    ...(row.has('name') && { name: nameIn(row.get('name')) }),
    ...(row.has('description') && { description: row.get('description') }),
    ...(row.has('short_description') && { shortDescription: row.get('short_description') }),
  }
}

function draftOf(goods: Goods, row: Row): Draft | undefined {
  const sku = skuIn(row.get('sku'))
  goods.named.add(sku)
  const price = amountIn(row.get('price'))
  const special = amountIn(row.get('special_price'))
  const qty = countIn(row.get('qty'))
  for (const [field, value] of Object.entries({ price, special_price: special, qty }))
    if (value === null) return void goods.leaveOut(row.place, told('NOT_A_NUMBER', { field, sku }))
  const given = row.get('product_type').toLowerCase() || 'simple'
  const type = PRODUCT_TYPES.find((one) => one === given)
  if (type === undefined) return void goods.leaveOut(row.place, told('TYPE_NOT_SOLD', { sku, type: given }))
  return {
    place: row.place,
    sku,
    type,
    name: nameIn(row.get('name')),
    description: row.get('description'),
    shortDescription: row.get('short_description'),
    urlKey: row.get('url_key'),
    price: price ?? undefined,
    ...reductionOf(goods, special ?? undefined, {
      ...{ place: row.place, sku },
      from: row.get('special_price_from_date') || row.get('special_from_date'),
      to: row.get('special_price_to_date') || row.get('special_to_date'),
    }),
    qty: stockOf(row, qty ?? undefined),
    isOn: !/^[02]$/.test(row.get('product_online')),
    visibility: VISIBILITY[row.get('visibility').toLowerCase()] ?? 4,
    categories: listIn(row.get('categories'))
      .map((path) => path.split('/').slice(1).map(nameIn))
      .filter((path) => path.length > 0),
    attributes: attributesOf(row),
    pictures: picturesOf(row),
    grams: gramsIn(row.get('weight'), 1000),
    createdAt: momentIn(row.get('created_at')),
    ...partsOf(row, type),
    customOptions: customOptionsIn(row.get('custom_options')),
    kept: keptIn(row, KEPT_COLUMNS.magento, goods),
    ...{ tellsUrlKey: true, tellsVisibility: true },
  }
}

function stockOf(row: Row, qty: number | undefined): number | undefined {
  const own = (column: string) => (row.get(`use_config_${column}`) === '1' ? '' : row.get(column))
  if (own('manage_stock') === '0' || /^[12]$/.test(own('backorders') || own('allow_backorders')))
    return undefined
  return row.get('is_in_stock') === '0' ? 0 : qty
}

function attributesOf(row: Row): Draft['attributes'] {
  return pairsIn(row.get('additional_attributes'))
    .filter(([name, value]) => value !== '' && !NOISE.test(name))
    .map(([name, value]) => ({ name, values: listIn(value, '|').map(nameIn) }))
}

function picturesOf(row: Row): Draft['pictures'] {
  const labels = listIn(row.get('additional_image_labels'))
  const all = [
    { path: row.get('base_image'), label: row.get('base_image_label') },
    ...listIn(row.get('additional_images')).map((path, at) => ({ path, label: labels[at] ?? '' })),
  ]
  const seen = new Set(['', 'no_selection', ...listIn(row.get('hide_from_product_page'))])
  return all
    .filter(({ path }) => !seen.has(path) && seen.add(path))
    .map(({ path, label }) => ({ path, ...(label && { label: nameIn(label) }) }))
}

function partsOf(row: Row, type: ProductType): Partial<Draft> {
  const linked = (column: string, kind: LinkType) =>
    listIn(row.get(column)).map((sku) => ({ type: kind, sku: skuIn(sku) }))
  const associated = pairsOfSkus(row.get('associated_skus'))
  const links = [
    ...linked('related_skus', 'related'),
    ...linked('upsell_skus', 'upsell'),
    ...linked('crosssell_skus', 'crosssell'),
    ...(type === 'grouped' ? associated : []),
  ]
  const downloads = rowsIn(row.get('downloadable_links')).map((one) => ({
    title: nameIn(one.get('title') ?? ''),
    file: one.get('url') || one.get('file') || '',
    price: amountIn(one.get('price') ?? '') || undefined,
  }))
  const variations = rowsIn(row.get('configurable_variations'))
  return {
    links,
    ...(type === 'downloadable' && { downloads: downloads.filter(({ file }) => file !== '') }),
    ...(type === 'bundle' && { bundleOptions: bundleOptionsIn(row.get('bundle_values')) }),
    ...(type === 'configurable' && {
      axes: [...new Set(variations.flatMap((one) => [...one.keys()].filter((key) => key !== 'sku')))],
      childSkus: variations.map((one) => skuIn(one.get('sku') ?? '')),
    }),
  }
}

/** `A=1,B=2`: skus may hold anything but commas and signs of equality. */
function pairsOfSkus(cell: string): NonNullable<Draft['links']> {
  return listIn(cell).map((piece) => {
    const [sku = '', qty] = piece.split('=')
    return { type: 'associated', sku: skuIn(sku.trim()), qty: wholeIn(qty) ?? 1 }
  })
}

/** Children that lack an axis cannot be chosen and are not offered. */
function chosen(goods: Goods, parent: Draft): Draft {
  const axes = parent.axes ?? []
  const childSkus = (parent.childSkus ?? []).filter((sku) => {
    const child = goods.drafts.get(sku)
    if (child === undefined)
      goods.remark(parent.place, told('NAMES_UNKNOWN', { sku: parent.sku, other: sku }))
    const missing = child && axes.find((axis) => choiceValue(child, axis) === undefined)
    if (missing !== undefined)
      goods.remark(
        child?.place ?? parent.place,
        told('NOT_OFFERED', { sku, axis: missing, parent: parent.sku }),
      )
    return child !== undefined && missing === undefined
  })
  const children = childSkus.flatMap((sku) => goods.drafts.get(sku) ?? [])
  return {
    ...parent,
    childSkus,
    ...(parent.price === undefined && cheapest(children)),
  }
}
