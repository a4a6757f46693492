import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { announceReturn as announceCall } from '@vitrine/contract/order/returns'
import { cancelsOrder, leftToReturn, type ReturnableLine } from '@vitrine/domain/order/returns/left-to-return'
import type { ReturnWindow } from '@vitrine/domain/order/returns/return-window'
import type { OrderStates } from '@vitrine/domain/order/status'
import { sql } from 'kysely'
import { soldIn } from '#api/commerce/closed-stores.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { noteOrderEvent } from '../order-event.ts'
import type { OrderRow } from '../order-payments.ts'
import { lockStates, takeOrderStep } from '../take-step.ts'
import { type Proof, provenOrder } from './proven-order.ts'
import { listReturnableLines, windowOf } from './return-facts.ts'
import { returnWayOf } from './return-way.ts'
import { storeReturn } from './store-return.ts'
import { listReturns, type StoredReturn, viewReturn } from './view-returns.ts'

type Wish = Pick<CallParsed<typeof announceCall>['body'], 'kind' | 'request_id' | 'lines' | 'reason'>
type Receipt = CallReply<typeof announceCall>

/** Swapped in tests, to prove that each is needed. */
const returnSteps = { lockStates, storeReturn }
export type ReturnSteps = typeof returnSteps

/** The word that pieces come back, or that the contract ends: once, whatever is repeated, with a receipt by mail. */
export async function announceReturn(
  ctx: Context,
  { kind, request_id, lines, reason, ...proof }: Wish & Proof,
  steps: ReturnSteps = returnSteps,
): Promise<Receipt> {
  const { order_id } = await provenOrder(ctx, 'order:return', proof)
  const wish = { kind, request_id, lines, reason }
  const { order, receipt } = await inTransaction(ctx, (ctx) => write(ctx, { orderId: order_id, wish }, steps))
  return {
    mailed_to: hideMost(order.email),
    receipt: viewReturn(receipt),
    way: await returnWayOf(ctx.db, order, await soldIn(ctx, order)),
  }
}

type Written = { order: OrderRow; receipt: StoredReturn }
type Asked = { orderId: number; wish: Wish }

async function write(ctx: Context, { orderId, wish }: Asked, steps: ReturnSteps): Promise<Written> {
  const states = await steps.lockStates(ctx, orderId)
  const order = await readOrder(ctx, orderId)
  const before = await listReturns(ctx.db, { orderId })
  const sent = before.find(({ request_id }) => request_id === wish.request_id)
  if (sent) return { order, receipt: sameReceipt(sent, wish) }
  const lines = await listReturnableLines(ctx, order)
  const refusal = refusalOf(wish, { window: await windowOf(ctx, order, wish.kind), lines, states })
  if (refusal) {
    // Declared twice, in two tabs or with the first answer lost, it is the same declaration.
    const same = before.findLast((one) => isSame(one, wish))
    if (same) return { order, receipt: same }
    throw refusal
  }
  const cancels = cancelsOrder({ kind: wish.kind, states, lines }, chosenOf(wish))
  const returnId = await steps.storeReturn(ctx, { orderId, place: before.length + 1, wish, cancels })
  const event = {
    orderId,
    by: 'customer',
    details: { returnId, lines: wish.lines, reason: wish.reason },
  } as const
  // The receipt says that the order is canceled, too.
  if (cancels) await takeOrderStep(ctx, { ...event, step: 'withdraw', isPassing: true })
  else await noteOrderEvent(ctx, { ...event, step: STEP[wish.kind], states })
  await sql`insert into outbox (topic, payload)
    values ('order.return-announced', jsonb_build_object('returnId', ${returnId}::bigint))`.execute(ctx.db)
  const [receipt] = await listReturns(ctx.db, { returnId })
  if (!receipt) throw new Error(`Return ${returnId} is gone.`)
  return { order: cancels ? { ...order, state: 'canceled' } : order, receipt }
}

/** As it stands now that nobody else changes it. */
const readOrder = ({ db }: Context, orderId: number): Promise<OrderRow> =>
  db.selectFrom('shop_order').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()

const chosenOf = ({ lines }: Wish) => lines.map(({ line_id, qty }) => ({ lineId: line_id, qty }))

type Facts = { window: ReturnWindow; lines: readonly ReturnableLine[]; states: OrderStates }

function refusalOf(wish: Wish, { window, lines, states }: Facts): ShopError | null {
  if (!window.isOpen) return new ShopError('CONFLICT', { message: `RETURN_${window.problem.toUpperCase()}` })
  const chosen = chosenOf(wish)
  const wrong = chosen.findIndex(({ lineId, qty }, at) => {
    const line = lines.find((one) => one.lineId === lineId)
    const isTwice = chosen.findIndex((other) => other.lineId === lineId) !== at
    return isTwice || !line || qty > leftToReturn(line, states)
  })
  if (wrong < 0) return null
  return invalidInput([{ path: `lines.${wrong}.qty`, message: 'is more than can come back' }])
}

/** A request id stands for one declaration: another one is not done, and must not read as if it were. */
function sameReceipt(sent: StoredReturn, wish: Wish): StoredReturn {
  if (isSame(sent, wish) && sent.reason === wish.reason) return sent
  const details = [{ path: 'request_id', key: 'REFUSED', message: 'stands for another declaration already' }]
  throw new ShopError('KEY_REUSED', { details })
}

const STEP = { withdrawal: 'declareWithdrawal', return: 'announceReturn' } as const

function isSame(one: StoredReturn, { kind, lines }: Wish): boolean {
  const keyOf = (of: readonly { line_id: number; qty: number }[]) =>
    of
      .map(({ line_id, qty }) => `${line_id}×${qty}`)
      .toSorted()
      .join()
  return one.kind === kind && keyOf(one.lines) === keyOf(lines)
}

/** `a…@example.org`: known again by its owner, told to nobody else. */
function hideMost(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return host === '' ? '' : `${name.slice(0, 1)}\u2026@${host}`
}
