// What a change expects to find: the cart as this process last saw it, empty when nobody can have changed it yet. The
// statement that writes the change checks it, so that most changes are made without reading first.
import { LRUCache } from 'lru-cache'
import { type Context, customerIdOf } from '#api/context.ts'
import { perDatabase } from '#api/db/per-database.ts'
import { nextItemIds } from '../cart-queries.ts'
import type { CartSnapshot } from './read-snapshot.ts'

type ExpectSnapshotInput = { token: string; sku?: string | undefined }
type Known = Pick<CartSnapshot, 'cart' | 'rows'>
type KnownStock = Pick<CartSnapshot, 'stockStamp' | 'stockStampText'>
type Noted = { snapshot: CartSnapshot; after: Known }

const MAX_CACHED_CARTS = 5_000
const IDS_AT_ONCE = 64
const GUEST_TOKEN = 32
const knownIn = perDatabase(() => ({
  carts: new LRUCache<string, Known>({ max: MAX_CACHED_CARTS }),
  stockStamps: new LRUCache<string, KnownStock>({ max: MAX_CACHED_CARTS }),
  itemIds: [] as number[],
}))

/** Undefined when nothing can be expected, and in a transaction, where a wrong guess would cost it all. */
export async function expectSnapshot(
  ctx: Context,
  { token, sku }: ExpectSnapshotInput,
): Promise<CartSnapshot | undefined> {
  if (ctx.db.isTransaction) return undefined
  const { carts, stockStamps } = knownIn(ctx.db)
  const known = carts.get(keyOf(ctx, token)) ?? untouched(token)
  const stock = known && stockStamps.get(skusKey(known.rows, sku))
  if (!stock) return undefined
  return { ...known, ...stock, reply: null, nextItemId: await takeItemId(ctx, known.rows) }
}

/** What a cart has become, and what the shelf was for what it held before. */
export function noteSnapshot(
  ctx: Context,
  { token, sku }: ExpectSnapshotInput,
  { snapshot, after }: Noted,
): void {
  const { carts, stockStamps } = knownIn(ctx.db)
  carts.set(keyOf(ctx, token), after)
  stockStamps.set(skusKey(snapshot.rows, sku), {
    stockStamp: snapshot.stockStamp,
    stockStampText: snapshot.stockStampText,
  })
}

/** As somebody read it who changes nothing, and may have begun before the last change. */
export function noteSeen(ctx: Context, token: string, snapshot: CartSnapshot): void {
  const known = knownIn(ctx.db).carts.get(keyOf(ctx, token))
  if (known && known.cart.version > snapshot.cart.version) return
  const { cart, rows } = snapshot
  noteSnapshot(ctx, { token }, { snapshot, after: { cart, rows } })
}

/** A cart in its first version holds nothing, and guests' carts begin with it. */
function untouched(token: string): Known | undefined {
  if (token.length < GUEST_TOKEN) return undefined
  const nothing = { shipping: null, payment: null, promotions: null }
  return { cart: { cartId: null, id: token, version: 0, status: 'open', ...nothing }, rows: [] }
}

/** Lines stand in the sequence of their ids, so a new one comes after all that the cart has. */
async function takeItemId(ctx: Context, rows: CartSnapshot['rows']): Promise<number> {
  const last = Math.max(0, ...rows.map((row) => row.item_id))
  const { itemIds: left } = knownIn(ctx.db)
  for (;;) {
    const id = left.shift()
    if (id === undefined) left.push(...(await nextItemIds(ctx, IDS_AT_ONCE)))
    else if (id > last) return id
  }
}

/** By who asks, too: a number is no secret, and nobody else's asking is to stand in its holder's way. */
export function keyOf(ctx: Context, token: string): string {
  return `${ctx.store.code} ${customerIdOf(ctx)} ${token}`
}

function skusKey(rows: CartSnapshot['rows'], sku = ''): string {
  const skus = new Set(rows.map((row) => row.sku))
  if (sku !== '') skus.add(sku)
  return [...skus].sort().join('\n')
}
