// What keeps a product from being written, told by the part it is in. What may wait until it is on sale, waits.
import type { LinkRecord, ProductRecord } from '../records.ts'
import { isEnabled } from '../standing.ts'

export type ProductFault = { path: string; key: 'REQUIRED' | 'REFUSED' | 'GIVEN_TWICE'; message: string }

type Written = { record: ProductRecord; links: readonly LinkRecord[] }

export function productFaults({ record, links }: Written): ProductFault[] {
  const isOnSale = isEnabled({ status: record.status ?? 1 })
  return [
    ...nameFaults(record),
    ...priceFaults(record),
    ...repeats('children', record.childSkus ?? []),
    ...repeats('axes', record.axes ?? []),
    ...repeats(
      'links',
      links.map(({ type, linkedSku }) => `${type} ${linkedSku}`),
    ),
    ...selfFaults(record, links),
    ...(isOnSale ? saleFaults(record, links) : []),
  ]
}

function nameFaults({ texts }: ProductRecord): ProductFault[] {
  return texts.en?.name ? [] : [required('texts.en.name', 'a product has an English name')]
}

/** Moments are of one spelling, UTC, and compare as texts. */
function priceFaults({ prices }: ProductRecord): ProductFault[] {
  return Object.entries(prices.specialMinor ?? {}).flatMap(([code, special]) => {
    const store = code as keyof typeof prices.priceMinor
    const { from = prices.specialFrom, to = prices.specialTo } = prices.windows?.[store] ?? {}
    const path = `prices.${store}`
    return [
      ...(special >= (prices.priceMinor[store] ?? 0)
        ? [refused(`${path}.special_price`, 'is no reduction')]
        : []),
      ...(from && to && to <= from ? [refused(`${path}.special_to`, 'ends before it begins')] : []),
    ]
  })
}

function selfFaults(
  { sku, childSkus = [], bundleOptions = [] }: ProductRecord,
  links: readonly LinkRecord[],
) {
  const parts = bundleOptions.flatMap(({ selections }, option) =>
    selections.map((one, at) => [`bundle_options.${option}.selections.${at}.sku`, one.sku] as const),
  )
  const named = [
    ...childSkus.map((child, at) => [`children.${at}`, child] as const),
    ...links.map(({ linkedSku }, at) => [`links.${at}.sku`, linkedSku] as const),
    ...parts,
  ]
  return named.filter(([, other]) => other === sku).map(([path]) => refused(path, 'is the product itself'))
}

/** What nobody could buy is not put on sale. */
function saleFaults(record: ProductRecord, links: readonly LinkRecord[]): ProductFault[] {
  const { type, axes = [], childSkus = [], bundleOptions = [], downloads = [] } = record
  switch (type) {
    case 'configurable':
      return [
        ...(axes.length === 0 ? [required('axes', 'variants differ in something')] : []),
        ...(childSkus.length === 0 ? [required('children', 'it has variants')] : []),
      ]
    case 'bundle':
      return bundleOptions.some(({ selections }) => selections.length > 0)
        ? []
        : [required('bundle_options', 'a bundle has parts')]
    case 'grouped':
      return links.some((link) => link.type === 'associated')
        ? []
        : [required('links', 'a group has products')]
    case 'downloadable':
      return [...priced(record), ...(downloads.length === 0 ? [required('downloads', 'it has files')] : [])]
    default:
      return priced(record)
  }
}

function priced({ prices }: ProductRecord): ProductFault[] {
  return Object.keys(prices.priceMinor).length > 0 ? [] : [required('prices', 'it costs something somewhere')]
}

function repeats(path: string, keys: readonly string[]): ProductFault[] {
  return keys.flatMap((key, at) =>
    keys.indexOf(key) < at
      ? [{ path: `${path}.${at}`, key: 'GIVEN_TWICE' as const, message: `${key} comes twice` }]
      : [],
  )
}

const required = (path: string, message: string): ProductFault => ({ path, key: 'REQUIRED', message })
const refused = (path: string, message: string): ProductFault => ({ path, key: 'REFUSED', message })
