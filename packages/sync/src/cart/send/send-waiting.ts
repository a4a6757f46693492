import type { DiffEntry } from '@vitrine/domain/cart/merge/diff-log'
import type { RunResult } from '../../queue/sender.ts'
import { authorized, bypass, guestCartLeft, startOver } from '../change/change-cart.ts'
import { couponSettled } from '../change/dismiss.ts'
import { isLeavingGuestCart } from '../stored/stored-cart.ts'
import { type CartWork, clientOf, rulesOf, stampOf } from './cart-work.ts'
import { connectCart, needsCart } from './connect-cart.ts'
import { type CartVerdict, judge } from './judge.ts'
import { readBack } from './read-back.ts'
import { sendOperation } from './send-operation.ts'

export type SyncWish = { forceClientState?: boolean; dryRun?: boolean }
export type SyncFound = { diff: DiffEntry[] }

/** A cart found dead twice in one go is not dead but refused; the next run tries again. */
const MAX_REOPENINGS = 1

/** Sends what waits, one after the other, then reads the cart back. What got no answer stays. */
export async function sendWaiting(work: CartWork, wish: SyncWish, found: SyncFound): Promise<RunResult> {
  await work.keeper.refresh()
  for (let reopenings = 0; ; ) {
    const trouble = await runOnce(work, wish, found).catch(judge)
    if (trouble === null) return { done: true }
    if (!(await recover(work, trouble)) || ++reopenings > MAX_REOPENINGS) return toResult(trouble)
  }
}

async function runOnce(work: CartWork, wish: SyncWish, found: SyncFound): Promise<CartVerdict | null> {
  const { keeper } = work
  await followSession(work)
  if (isLeavingGuestCart(keeper.get())) {
    const trouble = await sendAll(work)
    if (trouble) return trouble
    await keeper.change(guestCartLeft)
  }
  if (needsCart(work)) await connectCart(work)
  // Quantities that waited while the lines moved are counted on top of what the new cart holds, before they leave.
  const reads = keeper.get().isMoved || mayLoseToServer(work, wish)
  if (reads) await readBack(work, { rules: rulesOf(work), dryRun: false })
  const trouble = await sendAll(work)
  if (trouble) return trouble
  await applyCoupon(work)
  const rules = rulesOf(work, wish.forceClientState)
  found.diff = await readBack(work, { rules, dryRun: wish.dryRun ?? false })
  if (wish.dryRun || keeper.get().waiting.length === 0) return null
  // The merge had to tell the server something.
  const later = await sendAll(work)
  if (later) return later
  await readBack(work, { rules: rulesOf(work), dryRun: false })
  return null
}

/** Where the switches let a change made elsewhere win, it is looked for first; what has left already is past that. */
function mayLoseToServer({ keeper, switches }: CartWork, { forceClientState }: SyncWish): boolean {
  const { waiting } = keeper.get()
  const mayLose = switches.serverSyncCanRemoveLocalItems || switches.serverSyncCanModifyLocalItems
  return mayLose && !forceClientState && waiting.length > 0 && waiting.every((one) => one.attempts === 0)
}

/** Who is signed in may have changed on another page, or been found out by another call. */
async function followSession(work: CartWork): Promise<void> {
  if (isStrayedOnGuestCart(work)) await work.keeper.change(authorized(stampOf(work)))
  if (isLeftOnCustomersCart(work)) await work.keeper.change(bypass(stampOf(work)))
}

const GUEST_CART_ID = /^[0-9a-f]{32}$/

/**
 * Somebody signed in while a guest's cart was being opened, or on another page: nobody signed in stays on one, unless
 * this very page was refused.
 */
function isStrayedOnGuestCart({ keeper, isSignedIn, bypass: { isOwn } }: CartWork): boolean {
  const { cartId, owner } = keeper.get()
  const isRefused = owner.kind === 'bypassed' && isOwn
  return isSignedIn() && !isRefused && owner.kind !== 'leaving' && GUEST_CART_ID.test(cartId ?? '')
}

/**
 * The session ended, and something else of the page was told so. To a guest the customer's cart is as if it were not; taken
 * for a dead one its goods would be counted once more after the next sign-in.
 */
function isLeftOnCustomersCart({ keeper, isSignedIn }: CartWork): boolean {
  const { cartId, owner } = keeper.get()
  return !isSignedIn() && owner.kind !== 'bypassed' && cartId !== null && !GUEST_CART_ID.test(cartId)
}

async function sendAll(work: CartWork): Promise<CartVerdict | null> {
  const { keeper } = work
  for (;;) {
    const { waiting, cartId } = keeper.get()
    const [next] = waiting
    if (next === undefined) return null
    if (cartId === null) await connectCart(work)
    const trouble = await sendOperation(work, next, keeper.get().cartId ?? '')
    if (trouble) return trouble
  }
}

/** Whether another try makes sense: the dead cart was left for a new one, the refused token for a guest's cart. */
async function recover(work: CartWork, { verdict }: CartVerdict): Promise<boolean> {
  const { keeper, switches } = work
  const { cartId } = keeper.get()
  if (verdict === 'dead-cart' && cartId !== null) {
    // Whose session ended while this was on its way asked as a guest; the next run follows the session.
    if (!isLeftOnCustomersCart(work)) await keeper.change(startOver(cartId, stampOf(work)))
    return true
  }
  if (verdict !== 'signed-out' || work.bypass.count >= switches.maxCartBypassAttempts) return false
  work.bypass.count += 1
  work.bypass.isOwn = true
  await keeper.change(bypass(stampOf(work)))
  return true
}

async function applyCoupon(work: CartWork): Promise<void> {
  const { couponToApply, cartId } = work.keeper.get()
  if (couponToApply === null || cartId === null || !work.coupons) return
  try {
    await work.coupons.apply(clientOf(work), cartId, couponToApply)
  } catch (error) {
    const { verdict } = judge(error)
    if (verdict === 'retry') throw error
    work.notify({ type: 'warning', key: 'COUPON_DROPPED', text: couponToApply })
  }
  await work.keeper.change(couponSettled)
}

function toResult(trouble: CartVerdict): RunResult {
  if (trouble.verdict !== 'retry')
    return { done: false, failure: trouble.verdict === 'signed-out' ? 'signed-out' : 'fault' }
  const { failure, retryAfterMs } = trouble
  return { done: false, failure, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
}
