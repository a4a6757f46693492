import { randomBytes } from 'node:crypto'
import type { CartNotice } from '@vitrine/contract/cart'
import { type Context, customerIdOf } from '#api/context.ts'
import { WithMeta } from '#api/routing/serve.ts'
import { markOf } from './cart-names.ts'
import { readHeld } from './change/read-held.ts'
import { hashToken } from './hash-token.ts'
import { mergeGuestCart } from './merge/merge-guest-cart.ts'

/** Opens a guest cart of this store; the token is shown once and is the only key to it. */
export async function createCart({ db, store }: Context): Promise<string> {
  const token = randomBytes(16).toString('hex')
  await db
    .insertInto('cart')
    .values({ token_hash: hashToken(token), store_id: store.storeId })
    .execute()
  return token
}

/** A new cart for a guest; for a customer the one that is open, with a guest cart's lines when one is brought along. */
export async function openCart(ctx: Context, mergeFrom: string | undefined): Promise<WithMeta<string>> {
  const customerId = customerIdOf(ctx)
  if (customerId === null) {
    const id = await createCart(ctx)
    return new WithMeta(id, { cart: markOf({ id, version: 0 }, []) })
  }
  const id = String(await ensureCustomerCart(ctx, customerId))
  const notices = mergeFrom === undefined ? [] : await mergeGuestCart(ctx, { from: mergeFrom, into: id })
  return describeCart(ctx, id, notices)
}

async function describeCart(ctx: Context, token: string, notices: CartNotice[]): Promise<WithMeta<string>> {
  const { cart, rows } = await readHeld(ctx, { token })
  return new WithMeta(cart.id, { cart: markOf(cart, rows), ...(notices.length > 0 && { notices }) })
}

/** One open cart for each customer and store; of many who open it at once, all get the same. */
async function ensureCustomerCart(ctx: Context, customerId: number): Promise<number> {
  const { db, store } = ctx
  const open = await db
    .selectFrom('cart')
    .select('cart_id')
    .where('customer_id', '=', customerId)
    .where('store_id', '=', store.storeId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (open) return open.cart_id
  const made = await db
    .insertInto('cart')
    .values({ customer_id: customerId, store_id: store.storeId })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'store_id'])
        .where('status', '=', 'open')
        .where('customer_id', 'is not', null)
        .doNothing(),
    )
    .returning('cart_id')
    .executeTakeFirst()
  return made?.cart_id ?? ensureCustomerCart(ctx, customerId)
}
