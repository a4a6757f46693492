import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { ListedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import type { listEditedProducts as listCall } from '@vitrine/contract/catalog/editing/products'
import { toMajor } from '@vitrine/domain/money/money'
import { storeIdOf } from '@vitrine/domain/store/store-identity'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import type { StoredProduct } from '#api/features/imports/index.ts'
import { selectLowest } from '../prices/lowest-prices.ts'
import { selectTextStates, type TextStates } from '../record/text-states.ts'
import { versionOf } from '../record/version-of.ts'
import { countTop, selectTop } from './select-top.ts'
import type { TopRow } from './top-sql.ts'

type Wish = CallParsed<typeof listCall>['query']

export async function listProducts(ctx: Context, wish: Wish): Promise<CallReply<typeof listCall>> {
  assertMay(ctx, 'catalog:write')
  const at = { storeId: storeIdOf(wish.store) ?? 1, now: ctx.now() }
  const [{ rows, total }, counts] = await Promise.all([
    selectTop(ctx.db, wish, at),
    countTop(ctx.db, wish, at),
  ])
  const ids = rows.map(({ product_id }) => product_id)
  const { readStoredProducts } = await import('#api/features/imports/index.ts')
  const [stored, texts, lowest] = await Promise.all([
    readStoredProducts(ctx.db, ids),
    selectTextStates(ctx.db, ids),
    selectLowest(ctx.db, { ids, ...at }),
  ])
  const items = rows.map((row) =>
    toListed(row, {
      stored: stored.find(({ id }) => id === row.product_id),
      texts: texts(row.product_id),
      lowest: lowest.get(row.product_id) ?? null,
    }),
  )
  return { items, total, counts }
}

type Beside = { stored: StoredProduct | undefined; texts: TextStates; lowest: number | null }

function toListed(row: TopRow, { stored, texts, lowest }: Beside): ListedProduct {
  const { product_id, flags, price, special, ...told } = row
  return {
    ...told,
    id: product_id,
    version: stored ? versionOf(stored.record, stored.links) : '',
    flags: Object.keys(flags).filter((name) => flags[name] === true),
    price: price === null ? null : toMajor(price),
    special_price: special === null ? null : toMajor(special),
    lowest_30_days: lowest === null ? null : toMajor(lowest),
    text_states: texts,
  }
}
