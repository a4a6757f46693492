import { randomBytes } from 'node:crypto'
import type { CartNotice } from '@vitrine/contract/cart'
import { WithMeta } from '#api/answer.ts'
import { type Context, customerIdOf } from '#api/context.ts'
import { type Allowance, spendAllowance } from '#api/limits/spend-allowance.ts'
import { isOwnNetwork } from '#api/limits/subject-of.ts'
import { cartVersionOf } from './cart-names.ts'
import { hashToken } from './cart-of.ts'
import { readSnapshot } from './change/read-snapshot.ts'
import { mergeGuestCart } from './merge/merge-guest-cart.ts'

/** Wide, for many people live behind one address; who is refused keeps their lines on the device and is sent for again. */
const CARTS: Allowance = { name: 'cart', times: 300, seconds: 600, refusesFromMemory: true }
/** A proxy nobody told us of stands for all visitors. */
const CARTS_OF_A_PROXY: Allowance = { ...CARTS, name: 'cart-proxy', times: 30_000 }

type CartOpening = { mergeFrom?: string | undefined; ip: string }

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
export async function openCart(ctx: Context, { mergeFrom, ip }: CartOpening): Promise<WithMeta<string>> {
  const customerId = customerIdOf(ctx)
  if (customerId === null) {
    await spendAllowance(ctx.db, isOwnNetwork(ip) ? CARTS_OF_A_PROXY : CARTS, ip)
    const id = await createCart(ctx)
    return new WithMeta(id, { cart: cartVersionOf({ id, version: 0 }, []) })
  }
  const id = String(await ensureCustomerCart(ctx, customerId))
  const notices = mergeFrom === undefined ? [] : await mergeGuestCart(ctx, { from: mergeFrom, into: id })
  return describeCart(ctx, id, notices)
}

async function describeCart(ctx: Context, token: string, notices: CartNotice[]): Promise<WithMeta<string>> {
  const { cart, rows } = await readSnapshot(ctx, { token, purpose: 'version' })
  return new WithMeta(cart.id, { cart: cartVersionOf(cart, rows), ...(notices.length > 0 && { notices }) })
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
