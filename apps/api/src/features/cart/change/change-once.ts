import type { CartNotice } from '@vitrine/contract/cart'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { WithMeta } from '#api/routing/serve.ts'
import { cartGone, markOf } from '../cart-names.ts'
import { type CartLineRow, findCart } from '../cart-queries.ts'
import { expectHeld, noteHeld } from './expect-held.ts'
import { type HeldCart, readHeld } from './read-held.ts'
import { type LineChange, type Write, writeChange } from './write-change.ts'

export type Operation = {
  token: string
  operationId: string | undefined
  /** What the change is about; its stock is read with the cart. */
  sku?: string
}
/** No change: the answer alone is remembered. */
export type Outcome<T> = { result: T; change: LineChange | null; notices?: CartNotice[] }
export type Work<T> = (ctx: Context, held: HeldCart) => Promise<Outcome<T>>

const FREE_ATTEMPTS = 2
const DUPLICATE = '23505'

/**
 * Changes a cart once: the answer is kept with the change, and the same operation id gets it again, however often a
 * flaky line repeats the request. Nobody waits: the change is made for what is expected, else for the version it has
 * read, and made anew when somebody was faster. After that it queues up.
 */
export async function changeOnce<T>(ctx: Context, operation: Operation, work: Work<T>): Promise<WithMeta<T>> {
  const early = await changeExpected(ctx, operation, work)
  if (early) return early
  for (let attempt = 0; attempt < FREE_ATTEMPTS; attempt += 1) {
    const answer = await changeRead(ctx, operation, work)
    if (answer) return answer
  }
  return inTransaction(ctx, async (ctx) => {
    await findCart(ctx, operation.token, { lock: true })
    const answer = await changeRead(ctx, operation, work)
    if (!answer) throw new ShopError('UNAVAILABLE')
    return answer
  })
}

/** Undefined when the cart turned out to be another; what is refused is looked at again, too. */
async function changeExpected<T>(
  ctx: Context,
  operation: Operation,
  work: Work<T>,
): Promise<WithMeta<T> | undefined> {
  const held = await expectHeld(ctx, operation)
  if (!held) return undefined
  const { token, sku = '' } = operation
  const expectation = { token, sku, shelfText: held.shelfText }
  try {
    return await makeChange(ctx, { operation, held, expectation }, work)
  } catch (error) {
    if (error instanceof ShopError) return undefined
    throw error
  }
}

/** Undefined when somebody was faster. */
async function changeRead<T>(
  ctx: Context,
  operation: Operation,
  work: Work<T>,
): Promise<WithMeta<T> | undefined> {
  const held = await readHeld(ctx, { ...operation, forChange: true })
  if (held.reply) return new WithMeta(held.reply.result as T, held.reply.meta)
  if (held.cart.status !== 'open') throw cartGone(operation.token)
  return makeChange(ctx, { operation, held, expectation: undefined }, work)
}

type Change = { operation: Operation; held: HeldCart; expectation: Write['expectation'] }

async function makeChange<T>(
  ctx: Context,
  { operation, held, expectation }: Change,
  work: Work<T>,
): Promise<WithMeta<T> | undefined> {
  const { cart } = held
  const { result, change, notices } = await work(ctx, held)
  const version = cart.version + (change ? 1 : 0)
  const rows = change ? applied(held.rows, change) : held.rows
  const mark = markOf({ id: cart.id, version }, rows)
  const meta = { cart: mark, ...(notices && notices.length > 0 && { notices }) }
  const { operationId } = operation
  const { cartId, version: before } = cart
  const reply = { result, meta }
  const written = await tryWrite(ctx, { cartId, version: before, expectation, change, operationId, reply })
  if (written === undefined) return undefined
  const after = { cart: { ...cart, cartId: written, version }, rows }
  // What is rolled back must not be expected: its version will be another state's.
  ctx.afterCommit(() => noteHeld(ctx, operation, { held, after }))
  return new WithMeta(result, meta)
}

/** Two that make the same line or note the same operation at once: one of them starts over. */
function tryWrite(ctx: Context, write: Write): Promise<number | undefined> {
  return writeChange(ctx, write).catch((error: { code?: string }) => {
    if (error.code === DUPLICATE && !ctx.db.isTransaction) return undefined
    throw error
  })
}

function applied(rows: readonly CartLineRow[], { set, remove }: LineChange): CartLineRow[] {
  const replaced = new Set([...remove, ...set.map((row) => row.item_id)])
  return [...rows.filter((row) => !replaced.has(row.item_id)), ...set]
}
