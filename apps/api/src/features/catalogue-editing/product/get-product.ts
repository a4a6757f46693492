import type { EditedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import { toMajor } from '@vitrine/domain/money/money'
import { storeCodeOf } from '@vitrine/domain/store/store-identity'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import type { StoredProduct } from '#api/features/imports/index.ts'
import { lowestOf, selectPrices } from '../prices/lowest-prices.ts'
import { selectTextStates } from '../record/text-states.ts'
import { toParts } from '../record/to-parts.ts'
import { versionOf } from '../record/version-of.ts'
import { findBeside, type PartRow, selectParts } from './part-queries.ts'

export async function getProduct(ctx: Context, id: number): Promise<EditedProduct> {
  assertMay(ctx, 'catalog:write')
  const { readStoredProducts } = await import('#api/features/imports/index.ts')
  const [stored] = await readStoredProducts(ctx.db, [id])
  if (stored === undefined) throw new ShopError('PRODUCT_NOT_FOUND')
  const { record, links } = stored
  const { language } = ctx.store
  const parts = await selectParts(ctx.db, namedBy(stored), language)
  const byId = new Map(parts.map((part) => [part.sku, part]))
  const children = (record.childSkus ?? []).flatMap((sku) => byId.get(sku)?.id ?? [])
  const [own, texts, prices, beside, variants] = await Promise.all([
    selectParts(ctx.db, [record.sku], language),
    selectTextStates(ctx.db, [id]),
    selectPrices(ctx.db, [id]),
    findBeside(ctx.db, id, language),
    readStoredProducts(ctx.db, children),
  ])
  return {
    ...{ id, sku: record.sku, type: record.type, version: versionOf(record, links) },
    ...{ parts: toParts(record, links), text_states: texts(id), stock: own[0]?.stock ?? null },
    variants: inOrder(record.childSkus ?? [], variants).map((variant) =>
      toVariant(variant, { record, part: byId.get(variant.record.sku) }),
    ),
    named: Object.fromEntries(parts.map((part) => [part.sku, part])),
    ...beside,
    lowest_30_days: Object.fromEntries(
      prices.flatMap((row) => {
        const code = storeCodeOf(row.store_id)
        return code ? [[code, toMajor(lowestOf(row, ctx.now()))]] : []
      }),
    ),
  }
}

function namedBy({ record, links }: StoredProduct): string[] {
  const selected = (record.bundleOptions ?? []).flatMap(({ selections }) => selections.map(({ sku }) => sku))
  return [...(record.childSkus ?? []), ...selected, ...links.map(({ linkedSku }) => linkedSku)]
}

const inOrder = (skus: readonly string[], stored: readonly StoredProduct[]) =>
  skus.flatMap((sku) => stored.find(({ record }) => record.sku === sku) ?? [])

type Of = { record: StoredProduct['record']; part: PartRow | undefined }

function toVariant({ id, record, links }: StoredProduct, { record: parent, part }: Of) {
  const options = (parent.axes ?? []).map((code) => [code, record.attributes[code]?.[0] ?? ''])
  const costs = ({ prices }: Of['record']) => JSON.stringify(toParts({ ...parent, prices }, []).prices)
  return {
    ...{ id, sku: record.sku, version: versionOf(record, links), name: part?.name ?? record.sku },
    ...{ status: record.status ?? 1, picture: part?.picture ?? null, stock: part?.stock ?? null },
    options: Object.fromEntries(options),
    has_own_prices: costs(record) !== costs(parent),
  }
}
