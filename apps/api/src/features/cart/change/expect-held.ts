// What a change expects to find: the cart as this process last saw it, empty when nobody can have changed it yet. The
// statement that writes the change checks it, so that most changes are made without reading first.
import { LRUCache } from 'lru-cache'
import { type Context, customerIdOf } from '#api/context.ts'
import { nextItemIds } from '../line/next-item-ids.ts'
import type { HeldCart } from './read-held.ts'

type Asked = { token: string; sku?: string | undefined }
type Known = Pick<HeldCart, 'cart' | 'rows'>
type KnownShelf = Pick<HeldCart, 'shelf' | 'shelfText'>
type Noted = { held: HeldCart; after: Known }

const MOST = 5_000
const IDS_AT_ONCE = 64
const GUEST_TOKEN = 32
const carts = new LRUCache<string, Known>({ max: MOST })
const shelves = new LRUCache<string, KnownShelf>({ max: MOST })
const itemIds = new WeakMap<object, number[]>()

/** Undefined when nothing can be expected, and in a transaction, where a wrong guess would cost it all. */
export async function expectHeld(ctx: Context, { token, sku }: Asked): Promise<HeldCart | undefined> {
  if (ctx.db.isTransaction) return undefined
  const known = carts.get(keyOf(ctx, token)) ?? untouched(token)
  const shelf = known && shelves.get(shelfKey(known.rows, sku))
  if (!shelf) return undefined
  return { ...known, ...shelf, reply: null, nextItemId: await takeItemId(ctx, known.rows) }
}

/** What a cart has become, and what the shelf was for what it held before. */
export function noteHeld(ctx: Context, { token, sku }: Asked, { held, after }: Noted): void {
  carts.set(keyOf(ctx, token), after)
  shelves.set(shelfKey(held.rows, sku), { shelf: held.shelf, shelfText: held.shelfText })
}

/** A cart in its first version holds nothing, and guests' carts begin with it. */
function untouched(token: string): Known | undefined {
  if (token.length < GUEST_TOKEN) return undefined
  const cart = { cartId: null, id: token, version: 0, status: 'open', shipping: null, payment: null } as const
  return { cart, rows: [] }
}

/** Lines stand in the sequence of their ids, so a new one comes after all that the cart has. */
async function takeItemId(ctx: Context, rows: HeldCart['rows']): Promise<number> {
  const last = Math.max(0, ...rows.map((row) => row.item_id))
  const left = itemIds.get(ctx.db) ?? []
  itemIds.set(ctx.db, left)
  for (;;) {
    const id = left.shift()
    if (id === undefined) left.push(...(await nextItemIds(ctx, IDS_AT_ONCE)))
    else if (id > last) return id
  }
}

function keyOf(ctx: Context, token: string): string {
  return `${ctx.store.code} ${customerIdOf(ctx)} ${token}`
}

function shelfKey(rows: HeldCart['rows'], sku = ''): string {
  return [...new Set([sku, ...rows.map((row) => row.sku)])].sort().join('\n')
}
