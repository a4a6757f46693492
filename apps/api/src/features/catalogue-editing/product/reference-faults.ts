import type { ProductFault } from '@vitrine/domain/catalog/editing/product-faults'
import type { LinkRecord, ProductRecord } from '@vitrine/domain/catalog/records'
import type { References } from './known-references.ts'

type Written = { record: ProductRecord; links: readonly LinkRecord[] }

/** What a product names and the shop does not have, or has for something else. */
export function referenceFaults({ record, links }: Written, known: References): ProductFault[] {
  return [
    ...record.categoryKeys.flatMap((key, at) =>
      known.categories.has(key) ? [] : [refused(`categories.${at}`, 'is no category')],
    ),
    ...(record.taxClass === undefined || known.taxClasses.has(record.taxClass)
      ? []
      : [refused('tax_class', 'is no tax class')]),
    ...attributeFaults(record, known),
    ...variantFaults(record, known),
    ...partFaults({ record, links }, known),
  ]
}

type Attribute = { input: string; keys: Set<string> }

function attributeFaults({ attributes, axes = [] }: ProductRecord, known: References): ProductFault[] {
  const values = Object.entries(attributes).flatMap(([code, given]) => {
    const attribute = known.attributes.get(code)
    const why = attribute === undefined ? 'is no attribute' : valueFault(attribute, given)
    return why === undefined ? [] : [refused(`attributes.${code.slice(0, 60)}`, why)]
  })
  const unknownAxes = axes.flatMap((code, at) =>
    known.attributes.get(code)?.input === 'select'
      ? []
      : [refused(`axes.${at}`, 'is no attribute with one option')],
  )
  return [...values, ...unknownAxes]
}

function valueFault({ input, keys }: Attribute, values: readonly string[]): string | undefined {
  if (input === 'text') return undefined
  if (input === 'boolean')
    return values.every((value) => /^[01]$/.test(value)) ? undefined : 'is neither 0 nor 1'
  if (input === 'number')
    return values.every((value) => /^-?\d+([.]\d+)?$/.test(value)) ? undefined : 'is not a number'
  if (input === 'select' && values.length > 1) return 'takes one option'
  return values.every((key) => keys.has(key)) ? undefined : 'is none of its options'
}

const VARIANT_TYPES = ['simple', 'virtual', 'downloadable']

/** Each variant answers every axis, and no two answer alike. */
function variantFaults({ sku, axes = [], childSkus = [] }: ProductRecord, known: References): ProductFault[] {
  const answers = new Map<string, string>()
  return childSkus.flatMap((child, at) => {
    const path = `children.${at}`
    const found = known.products.get(child)
    if (found === undefined) return [refused(path, 'is no product')]
    if (!VARIANT_TYPES.includes(found.type)) return [refused(path, 'has variants or parts of its own')]
    if (found.parent_sku !== null && found.parent_sku !== sku)
      return [refused(path, `is a variant of ${found.parent_sku}`)]
    const keys = axes.map((code) => found.options[code]?.[0])
    const lacking = axes[keys.indexOf(undefined)]
    if (lacking !== undefined) return [refused(path, `has no option of ${lacking}`)]
    const answer = keys.join('\n')
    const twin = answers.get(answer)
    answers.set(answer, child)
    return twin === undefined ? [] : [refused(path, `differs in nothing from ${twin}`)]
  })
}

function partFaults({ record, links }: Written, known: References): ProductFault[] {
  const isWhole = (sku: string) => VARIANT_TYPES.includes(known.products.get(sku)?.type ?? '')
  const named = (path: string, sku: string, asPart: boolean) => {
    if (!known.products.has(sku)) return [refused(path, 'is no product')]
    return asPart && !isWhole(sku) ? [refused(path, 'has variants or parts of its own')] : []
  }
  return [
    ...links.flatMap(({ linkedSku, type }, at) => named(`links.${at}.sku`, linkedSku, type === 'associated')),
    ...(record.bundleOptions ?? []).flatMap(({ selections }, option) =>
      selections.flatMap(({ sku }, at) => named(`bundle_options.${option}.selections.${at}.sku`, sku, true)),
    ),
  ]
}

const refused = (path: string, message: string): ProductFault => ({ path, key: 'REFUSED', message })
