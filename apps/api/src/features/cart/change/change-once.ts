import { hash } from 'node:crypto'
import type { CartNotice } from '@vitrine/contract/cart'
import { WithMeta } from '#api/answer.ts'
import type { Context } from '#api/context.ts'
import { isDuplicate } from '#api/db/database-error.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { perDatabase } from '#api/db/per-database.ts'
import { ShopError } from '#api/errors.ts'
import { turnsByKey } from '#api/limits/turns-by-key.ts'
import { cartGone, cartVersionOf } from '../cart-names.ts'
import { type CartLineRow, findCart } from '../cart-queries.ts'
import { expectSnapshot, keyOf, noteSnapshot } from './expect-snapshot.ts'
import { type CartSnapshot, type Remembered, readSnapshot } from './read-snapshot.ts'
import { type LineChange, type Write, writeChange } from './write-change.ts'

export type Operation = {
  token: string
  operationId: string | undefined
  /** What the operation asks for: its id stands for nothing else. */
  asked: unknown
  /** What the change is about; its stock is read with the cart. */
  sku?: string
}
/** No change: the answer alone is remembered. */
export type Outcome<T> = { result: T; change: LineChange | null; notices?: CartNotice[] }
export type Work<T> = (ctx: Context, snapshot: CartSnapshot) => Promise<Outcome<T>>

const FREE_ATTEMPTS = 2
/** Changes of one cart that wait in this process; a page sends one at a time. */
const MOST_IN_LINE = 200
const turnsIn = perDatabase(() => turnsByKey(MOST_IN_LINE))

/**
 * Changes a cart once: the answer is kept with the change, and the same operation id gets it again, however often a
 * flaky line repeats the request. In one process changes of one cart come in turn, each of what the one before has left;
 * in a transaction its holder may be waited for, so that it waits for nobody.
 */
export function changeOnce<T>(ctx: Context, operation: Operation, work: Work<T>): Promise<WithMeta<T>> {
  if (ctx.db.isTransaction) return changeInTurn(ctx, operation, work)
  return turnsIn(ctx.db)(keyOf(ctx, operation.token), () => changeInTurn(ctx, operation, work))
}

/**
 * Other processes are not waited for: the change is made for what is expected, else for the version it has read, and made
 * anew when somebody was faster. After that it queues up.
 */
async function changeInTurn<T>(ctx: Context, operation: Operation, work: Work<T>): Promise<WithMeta<T>> {
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
  const snapshot = await expectSnapshot(ctx, operation)
  if (!snapshot) return undefined
  const expectation = { sku: operation.sku ?? '', stockStampText: snapshot.stockStampText }
  try {
    return await makeChange(ctx, { operation, snapshot, expectation }, work)
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
  const snapshot = await readSnapshot(ctx, { ...operation, purpose: 'change' })
  if (snapshot.reply) return sameAnswer(operation, snapshot.reply)
  if (snapshot.cart.status !== 'open') throw cartGone(operation.token)
  return makeChange(ctx, { operation, snapshot, expectation: undefined }, work)
}

/** Answers remembered before bodies were compared have no fingerprint. */
function sameAnswer<T>(operation: Operation, reply: Remembered): WithMeta<T> {
  if (reply.asked !== undefined && reply.asked !== fingerprintOf(operation))
    throw new ShopError('KEY_REUSED', { details: [REUSED] })
  return new WithMeta(reply.result as T, reply.meta)
}

const REUSED = { path: 'operationId', key: 'REFUSED', message: 'stands for another change already' }

function fingerprintOf({ asked }: Operation): string {
  return hash('sha256', JSON.stringify(asked), 'base64url')
}

type Change = { operation: Operation; snapshot: CartSnapshot; expectation: Write['expectation'] }

async function makeChange<T>(
  ctx: Context,
  { operation, snapshot, expectation }: Change,
  work: Work<T>,
): Promise<WithMeta<T> | undefined> {
  const { cart } = snapshot
  const { result, change, notices } = await work(ctx, snapshot)
  const version = cart.version + (change ? 1 : 0)
  const rows = change ? applied(snapshot.rows, change) : snapshot.rows
  const cartVersion = cartVersionOf({ id: cart.id, version }, rows)
  const meta = { cart: cartVersion, ...(notices && notices.length > 0 && { notices }) }
  const { token, operationId } = operation
  const { cartId, version: before } = cart
  const reply = { result, meta, asked: fingerprintOf(operation) }
  const written = await tryWrite(ctx, {
    ...{ token, cartId, version: before, expectation, change },
    ...{ operationId, reply },
  })
  if (written === undefined) return undefined
  const after = { cart: { ...cart, cartId: written, version }, rows }
  // What is rolled back must not be expected: its version will be another state's.
  ctx.afterCommit(() => noteSnapshot(ctx, operation, { snapshot, after }))
  return new WithMeta(result, meta)
}

/** Two that make the same line or note the same operation at once: one of them starts over. */
function tryWrite(ctx: Context, write: Write): Promise<number | undefined> {
  return writeChange(ctx, write).catch((error: unknown) => {
    if (isDuplicate(error) && !ctx.db.isTransaction) return undefined
    throw error
  })
}

function applied(rows: readonly CartLineRow[], { set, remove }: LineChange): CartLineRow[] {
  const replaced = new Set([...remove, ...set.map((row) => row.item_id)])
  return [...rows.filter((row) => !replaced.has(row.item_id)), ...set]
}
