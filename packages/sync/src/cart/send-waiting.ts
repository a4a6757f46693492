import { getTotals, pullCart } from '@vitrine/contract/cart'
import type { ShopClient } from '@vitrine/contract/client'
import { CallError } from '@vitrine/contract/reply'
import type { CartLine, CartOperation, CartProblem, CartState } from './cart-state.ts'
import { openCart, type Sent, sendOperation } from './send-operation.ts'

/** What the sender works on: the state, its persisted change, and what was injected. */
export type CartWork = {
  state(): CartState
  patch(part: Partial<CartState>): Promise<void>
  client: ShopClient
  newId: () => string
}

/** A cart found dead twice in one go is not dead but refused; the next flush tries again. */
const MAX_REOPENINGS = 1

/** Sends what waits, one after the other, then reads the cart back. Never rejects: what got no answer stays. */
export async function sendWaiting(work: CartWork): Promise<void> {
  try {
    let reopenings = 0
    for (let next = work.state().waiting[0]; next !== undefined; next = work.state().waiting[0]) {
      const outcome = await settle(work, next)
      if (outcome === 'later') return
      if (outcome === 'dead-cart' && ++reopenings > MAX_REOPENINGS) return
    }
    await readBack(work)
  } catch {
    // No answer at all: everything stays as it waits, for the next flush.
  }
}

async function settle(work: CartWork, operation: CartOperation) {
  const sent = await sendOperation(work.client, await cartId(work), operation)
  if (sent.outcome === 'later') return sent.outcome
  if (sent.outcome === 'dead-cart') {
    await pushAgain(work)
    return sent.outcome
  }
  const { waiting, problem } = work.state()
  await work.patch({
    waiting: waiting.filter((one) => one.operationId !== operation.operationId),
    problem: sent.outcome === 'refused' ? problemOf(operation.sku, sent) : problem,
  })
  return sent.outcome
}

async function cartId({ state, patch, client }: CartWork): Promise<string> {
  const known = state().cartId
  if (known !== null) return known
  const opened = await openCart(client)
  await patch({ cartId: opened })
  return opened
}

/** The cart died on the server: open another and say again what the lines hold. */
async function pushAgain({ state, patch, newId }: CartWork) {
  const waiting = state().lines.map((line) => toOperation({ ...line, item_id: 0 }, line.qty, newId()))
  await patch({ cartId: null, waiting })
}

async function readBack(work: CartWork) {
  const { cartId: known } = work.state()
  if (known === null) return
  try {
    const query = { cartId: known }
    const lines = await work.client.call(pullCart, { query })
    const totals = await work.client.call(getTotals, { query })
    // Something was tapped meanwhile: its own flush reads back.
    if (work.state().waiting.length > 0) return
    await work.patch({
      lines: lines.map((line) => ({ ...line, confirmed: true })),
      totals,
      totalsStale: false,
    })
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 404) throw error
    await pushAgain(work)
  }
}

export function toOperation(line: CartLine, qty: number, operationId: string): CartOperation {
  const operation = { operationId, sku: line.sku, qty, productOption: line.product_option }
  return line.item_id > 0 ? { ...operation, itemId: line.item_id } : operation
}

function problemOf(
  sku: string,
  { errorCode, message, qty }: Extract<Sent, { outcome: 'refused' }>,
): CartProblem {
  return { sku, errorCode, message, ...(qty === undefined ? {} : { qty }) }
}
