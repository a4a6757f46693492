import type { EditedPrice, ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import type { PriceRecord } from '@vitrine/domain/catalog/records'
import { toMinor } from '@vitrine/domain/money/money'
import { STORE_CODES, type StoreCode } from '@vitrine/domain/store/store-view'

type Tag = { price: number; special?: number | undefined; from?: string | undefined; to?: string | undefined }

/** Store by store; each keeps a window of its own. */
export function applyPrices(before: PriceRecord, given: NonNullable<ProductParts['prices']>): PriceRecord {
  const tags = new Map<StoreCode, Tag>()
  for (const store of STORE_CODES) {
    const written = given[store]
    const tag = written === undefined ? tagOf(before, store) : written && toTag(written)
    if (tag) tags.set(store, tag)
  }
  const reduced = [...tags].filter(([, { special }]) => special !== undefined)
  const all = <T>(rows: readonly (readonly [StoreCode, T])[]) => Object.fromEntries(rows)
  return {
    priceMinor: all([...tags].map(([store, { price }]) => [store, price] as const)),
    ...(reduced.length > 0 && {
      specialMinor: all(reduced.map(([store, { special }]) => [store, special ?? 0] as const)),
      windows: all(
        reduced.map(
          ([store, { from, to }]) => [store, { ...(from && { from }), ...(to && { to }) }] as const,
        ),
      ),
    }),
  }
}

function tagOf({ priceMinor, specialMinor, windows, ...price }: PriceRecord, store: StoreCode) {
  const minor = priceMinor[store]
  if (minor === undefined) return undefined
  const window = windows?.[store] ?? { from: price.specialFrom, to: price.specialTo }
  return { price: minor, special: specialMinor?.[store], ...window }
}

/** The moment as records have it: UTC. */
const utc = (moment: string | null) => (moment === null ? undefined : new Date(moment).toISOString())

const toTag = ({ price, special_price, special_from, special_to }: EditedPrice): Tag => ({
  price: toMinor(price),
  special: special_price === null ? undefined : toMinor(special_price),
  from: utc(special_from),
  to: utc(special_to),
})
