import {
  type CatalogueFault,
  type CatalogueReason,
  catalogueFault,
} from '@vitrine/domain/catalog/editing/refusals'
import type { LinkRecord, ProductRecord } from '@vitrine/domain/catalog/records'
import type { References } from './known-references.ts'

type Written = { record: ProductRecord; links: readonly LinkRecord[] }

/** What a product names and the shop does not have, or has for something else. */
export function referenceFaults({ record, links }: Written, known: References): CatalogueFault[] {
  return [
    ...record.categoryKeys.flatMap((key, at) =>
      known.categories.has(key) ? [] : [catalogueFault(`categories.${at}`, 'NO_CATEGORY')],
    ),
    ...(record.taxClass === undefined || known.taxClasses.has(record.taxClass)
      ? []
      : [catalogueFault('tax_class', 'NO_TAX_CLASS')]),
    ...attributeFaults(record, known),
    ...variantFaults(record, known),
    ...partFaults({ record, links }, known),
  ]
}

type Attribute = { input: string; keys: Set<string> }

function attributeFaults({ attributes, axes = [] }: ProductRecord, known: References): CatalogueFault[] {
  const values = Object.entries(attributes).flatMap(([code, given]) => {
    const attribute = known.attributes.get(code)
    const why = attribute === undefined ? 'NO_ATTRIBUTE' : valueFault(attribute, given)
    return why === undefined ? [] : [catalogueFault(`attributes.${code.slice(0, 60)}`, why)]
  })
  const unknownAxes = axes.flatMap((code, at) =>
    known.attributes.get(code)?.input === 'select' ? [] : [catalogueFault(`axes.${at}`, 'NO_AXIS')],
  )
  return [...values, ...unknownAxes]
}

function valueFault({ input, keys }: Attribute, values: readonly string[]): CatalogueReason | undefined {
  if (input === 'text') return undefined
  if (input === 'boolean') return values.every((value) => /^[01]$/.test(value)) ? undefined : 'NOT_YES_NO'
  if (input === 'number')
    return values.every((value) => /^-?\d+([.]\d+)?$/.test(value)) ? undefined : 'NO_NUMBER'
  if (input === 'select' && values.length > 1) return 'ONE_OPTION'
  return values.every((key) => keys.has(key)) ? undefined : 'NO_OPTION'
}

const VARIANT_TYPES = ['simple', 'virtual', 'downloadable']

/** Each variant answers every axis, and no two answer alike. */
function variantFaults(
  { sku, axes = [], childSkus = [] }: ProductRecord,
  known: References,
): CatalogueFault[] {
  const answers = new Map<string, string>()
  return childSkus.flatMap((child, at) => {
    const path = `children.${at}`
    const found = known.products.get(child)
    if (found === undefined) return [catalogueFault(path, 'NO_SUCH_SKU', { sku: child })]
    if (!VARIANT_TYPES.includes(found.type)) return [catalogueFault(path, 'NO_PART')]
    if (found.parent_sku !== null && found.parent_sku !== sku)
      return [catalogueFault(path, 'VARIANT_OF', { sku: found.parent_sku })]
    const keys = axes.map((code) => found.options[code]?.[0])
    const lacking = axes[keys.indexOf(undefined)]
    if (lacking !== undefined) return [catalogueFault(path, 'ANSWER_MISSING', { attribute: lacking })]
    const answer = keys.join('\n')
    const twin = answers.get(answer)
    answers.set(answer, child)
    return twin === undefined ? [] : [catalogueFault(path, 'DIFFERS_NOT', { sku: twin })]
  })
}

function partFaults({ record, links }: Written, known: References): CatalogueFault[] {
  const isWhole = (sku: string) => VARIANT_TYPES.includes(known.products.get(sku)?.type ?? '')
  const named = (path: string, sku: string, asPart: boolean) => {
    if (!known.products.has(sku)) return [catalogueFault(path, 'NO_SUCH_SKU', { sku })]
    return asPart && !isWhole(sku) ? [catalogueFault(path, 'NO_PART')] : []
  }
  return [
    ...links.flatMap(({ linkedSku, type }, at) => named(`links.${at}.sku`, linkedSku, type === 'associated')),
    ...(record.bundleOptions ?? []).flatMap(({ selections }, option) =>
      selections.flatMap(({ sku }, at) => named(`bundle_options.${option}.selections.${at}.sku`, sku, true)),
    ),
  ]
}
