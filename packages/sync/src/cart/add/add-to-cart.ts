// Putting products into the cart: before hooks, product and price, stock, the operation on disk, the message, after hooks.
import { checkAddition } from '@vitrine/domain/cart/add/check-addition'
import type { StockStatus } from '@vitrine/domain/catalog/stock-status'
import type { CartLine } from '../cart-state.ts'
import { type CartWork, stampOf } from '../send/cart-work.ts'
import type { Addition } from '../stored/stored-cart.ts'
import { beginAddition, putAddition, refuseAddition, settleAddition } from './addition.ts'
import type { HookChain } from './hooks.ts'
import type { StockCheck } from './stock-check.ts'
import { toAddition } from './to-addition.ts'

export type AddItem = {
  /** How the line will look; its price and stock are what the page showed. */
  line: CartLine
  qty: number | string
  errors?: Readonly<Record<string, unknown>>
  /** Pressed before the cart's code was there; when `isStored`, the stored cart has it, unless another tab took it on. */
  early?: Pick<Addition, 'id' | 'createdAt'> & { isStored: boolean }
}
export type AddHooks = {
  beforeAddToCart: HookChain<readonly AddItem[]>
  afterAddToCart: HookChain<readonly AddItem[]>
}
export type AddWork = CartWork & {
  hooks: AddHooks
  stock: StockCheck
  painted: () => Promise<void>
  /** Early additions this page sees to itself. */
  own: Set<string>
}

/** Answers what went in; the rest was refused with a message. Resolves once it is on disk. */
export async function addToCart(work: AddWork, items: readonly AddItem[]): Promise<readonly AddItem[]> {
  const { hooks, notify, painted, own } = work
  for (const { early } of items) if (early) own.add(early.id)
  const hooked = hooks.beforeAddToCart.run(items)
  // Without hooks the lines are drawn before this returns: by the very frame that answers the tap.
  const wanted = hooked instanceof Promise ? await hooked : hooked
  const begun = wanted.map((item) => beginOne(work, item))
  // What follows shows nothing new, and would only come between the tap and its frame.
  if (begun.some(({ isAsked }) => isAsked)) await painted()
  const added: AddItem[] = []
  for (const one of begun) if (await finishOne(work, one)) added.push(one.item)
  if (added.length > 0) notify({ type: 'success', key: 'PRODUCT_ADDED_TO_CART', sku: added[0]?.line.sku })
  return hooks.afterAddToCart.run(added)
}

type Verdict = ReturnType<typeof judgeOne>
type Begun = {
  item: AddItem
  addition: Addition
  verdict: Verdict
  isAsked: boolean
  written?: Promise<unknown>
}

/** Nobody waits for an answer to see the line. What the page knows to be wrong is not drawn at all. */
function beginOne(work: AddWork, item: AddItem): Begun {
  const { keeper, stock } = work
  const { line, early } = item
  const addition = toAddition(item, early ?? newStamp(work))
  const known = stock.known(line)
  const verdict = judgeOne(work, item, known ?? 'ok')
  const isAsked = verdict.isAllowed && known === undefined
  const begun = { item, addition, verdict, isAsked }
  if (!verdict.isAllowed)
    return early ? { ...begun, written: keeper.change(refuseAddition(early.id)) } : begun
  if (early?.isStored)
    return { ...begun, written: isAsked ? keeper.refresh() : keeper.change(settleAddition(early.id)) }
  return { ...begun, written: keeper.change(isAsked ? beginAddition(addition) : putAddition(addition)) }
}

function newStamp(work: AddWork): Pick<Addition, 'id' | 'createdAt'> {
  const { id, now: createdAt } = stampOf(work)
  return { id, createdAt }
}

async function finishOne(work: AddWork, begun: Begun): Promise<boolean> {
  const { notify, stock, keeper } = work
  const { item, addition, isAsked, written } = begun
  const { isAllowed, messages } = isAsked ? judgeOne(work, item, await stock.ask(item.line)) : begun.verdict
  for (const message of messages) notify({ ...message, sku: item.line.sku })
  // A drawn line is not waited for before it is settled: what decides over it is written after it.
  await (isAsked ? keeper.change((isAllowed ? settleAddition : refuseAddition)(addition.id)) : written)
  return isAllowed
}

function judgeOne({ switches }: AddWork, { line, errors }: AddItem, status: StockStatus) {
  const rules = { allowZeroPrice: switches.allowZeroPrice, allowOutOfStock: switches.allowOutOfStockInCart }
  return checkAddition({ price: line.price, errors, status }, rules)
}
