import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { CartChange, CartOperation } from '../cart-state.ts'
import { noticedChanges } from '../change/changes-of.ts'
import { markFailed, markSent, withoutId } from '../change/mark-operation.ts'
import { confirmOperation, refuseOperation } from '../change/settle-operation.ts'
import { operationKey } from '../stored/replay.ts'
import { type CartWork, clientOf } from './cart-work.ts'
import { type CartVerdict, judge } from './judge.ts'
import { type Transmitted, transmitOperation } from './transmit-operation.ts'

/** Sends one operation and settles it; null when it is settled, else why it could not be. */
export async function sendOperation(
  work: CartWork,
  { operationId }: CartOperation,
  cartId: string,
): Promise<Exclude<CartVerdict, { verdict: 'refused' | 'unknown-line' }> | null> {
  const { keeper, switches } = work
  const { waiting } = await keeper.change(markSent(operationId))
  // Until it is marked it may be changed or taken back, by another tab too: what leaves is what was marked.
  const operation = waiting.find((one) => one.operationId === operationId)
  if (operation === undefined) return null
  const way = { client: clientOf(work), cartId, sendsParent: switches.setConfigurableProductOptions }
  try {
    await confirm(work, { operation, cartId, answer: await transmitOperation(operation, way) })
    return null
  } catch (error) {
    const verdict = judge(error)
    if (verdict.verdict === 'retry') await keeper.change(markFailed(operationId, verdict.failure))
    if (verdict.verdict === 'unknown-line' && operation.itemId !== undefined) {
      // The line was made anew elsewhere: sku and choices find it.
      await keeper.change(withoutId(operationId))
      return null
    }
    if (verdict.verdict === 'unknown-line' || verdict.verdict === 'refused') {
      await refuse(work, operation, verdict)
      return null
    }
    return verdict
  }
}

type Answered = { operation: CartOperation; cartId: string; answer: Transmitted }

async function confirm({ keeper, notify }: CartWork, { operation, cartId, answer }: Answered): Promise<void> {
  const { item, meta } = answer
  const { base } = keeper.get()
  const lines = item ? [item, ...base] : base
  const changes: CartChange[] = noticedChanges(meta.notices ?? [], { lines, id: operation.operationId })
  // A cart that takes the place of another is told what nobody has changed.
  const isKnown =
    operation.preview.prev_qty !== undefined && base.some((line) => lineKey(line) === operationKey(operation))
  await keeper.change(confirmOperation({ operation, cartId, item, changes, mark: meta.cart ?? null }))
  if (item && isKnown) notify({ type: 'success', key: 'PRODUCT_QUANTITY_UPDATED' })
}

async function refuse(
  { keeper, notify }: CartWork,
  operation: CartOperation,
  verdict: Extract<CartVerdict, { verdict: 'refused' | 'unknown-line' }>,
): Promise<void> {
  const { errorCode, message, qty } =
    verdict.verdict === 'refused' ? verdict : { errorCode: 'NOT_FOUND', message: 'NOT_FOUND', qty: undefined }
  const problem = { sku: operation.sku, errorCode, message, ...(qty === undefined ? {} : { qty }) }
  await keeper.change(refuseOperation(operation, problem))
  notify({ type: 'error', key: 'CART_LINE_REFUSED', text: message, sku: operation.sku })
}
