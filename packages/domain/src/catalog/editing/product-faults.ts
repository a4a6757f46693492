// What keeps a product from being written, told by the part it is in. What may wait until it is on sale, waits.
import type { LinkRecord, ProductRecord } from '../records.ts'
import { isEnabled } from '../standing.ts'
import { type CatalogueFault, type CatalogueReason, catalogueFault } from './refusals.ts'

type Written = { record: ProductRecord; links: readonly LinkRecord[] }

export function productFaults({ record, links }: Written): CatalogueFault[] {
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

function nameFaults({ texts }: ProductRecord): CatalogueFault[] {
  return texts.en?.name ? [] : [required('texts.en.name', 'NAME_MISSING')]
}

/** Moments are of one spelling, UTC, and compare as texts. */
function priceFaults({ prices }: ProductRecord): CatalogueFault[] {
  return Object.entries(prices.specialMinor ?? {}).flatMap(([code, special]) => {
    const store = code as keyof typeof prices.priceMinor
    const { from = prices.specialFrom, to = prices.specialTo } = prices.windows?.[store] ?? {}
    const path = `prices.${store}`
    return [
      ...(special >= (prices.priceMinor[store] ?? 0)
        ? [refused(`${path}.special_price`, 'NO_REDUCTION')]
        : []),
      ...(from && to && to <= from ? [refused(`${path}.special_to`, 'ENDS_EARLY')] : []),
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
  return named.filter(([, other]) => other === sku).map(([path]) => refused(path, 'ITSELF'))
}

/** What nobody could buy is not put on sale. */
function saleFaults(record: ProductRecord, links: readonly LinkRecord[]): CatalogueFault[] {
  const { type, axes = [], childSkus = [], bundleOptions = [], downloads = [] } = record
  switch (type) {
    case 'configurable':
      return [
        ...(axes.length === 0 ? [required('axes', 'AXES_MISSING')] : []),
        ...(childSkus.length === 0 ? [required('children', 'VARIANTS_MISSING')] : []),
      ]
    case 'bundle':
      return bundleOptions.some(({ selections }) => selections.length > 0)
        ? []
        : [required('bundle_options', 'PARTS_MISSING')]
    case 'grouped':
      return links.some((link) => link.type === 'associated') ? [] : [required('links', 'PRODUCTS_MISSING')]
    case 'downloadable':
      return [...priced(record), ...(downloads.length === 0 ? [required('downloads', 'FILES_MISSING')] : [])]
    default:
      return priced(record)
  }
}

function priced({ prices }: ProductRecord): CatalogueFault[] {
  return Object.keys(prices.priceMinor).length > 0 ? [] : [required('prices', 'PRICE_MISSING')]
}

function repeats(path: string, keys: readonly string[]): CatalogueFault[] {
  return keys.flatMap((key, at) =>
    keys.indexOf(key) < at
      ? [catalogueFault(`${path}.${at}`, 'COMES_TWICE', { key: 'GIVEN_TWICE', what: key })]
      : [],
  )
}

const required = (path: string, reason: CatalogueReason) => catalogueFault(path, reason, { key: 'REQUIRED' })
const refused = (path: string, reason: CatalogueReason) => catalogueFault(path, reason)
