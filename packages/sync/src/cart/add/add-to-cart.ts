// Putting products into the cart: before hooks, product and price, stock, the operation on disk, the message, after hooks.
import { checkAddition } from '@vitrine/domain/cart/add/check-addition'
import { toQuantity } from '@vitrine/domain/cart/to-quantity'
import type { StockStatus } from '@vitrine/domain/catalog/stock-status'
import type { CartLine } from '../cart-state.ts'
import type { Addition } from '../kept/kept-cart.ts'
import { type CartWork, stampOf } from '../send/cart-work.ts'
import { beginAddition, putAddition, refuseAddition, settleAddition } from './addition.ts'
import type { HookChain } from './hooks.ts'
import type { StockCheck } from './stock-check.ts'

export type AddItem = {
  /** How the line will look; its price and stock are what the page showed. */
  line: CartLine
  qty: number | string
  errors?: Readonly<Record<string, unknown>>
}
export type AddHooks = {
  beforeAddToCart: HookChain<readonly AddItem[]>
  afterAddToCart: HookChain<readonly AddItem[]>
}
export type AddWork = CartWork & { hooks: AddHooks; stock: StockCheck }

/** Answers what went in; the rest was refused with a message. Resolves once it is on disk. */
export async function addToCart(work: AddWork, items: readonly AddItem[]): Promise<readonly AddItem[]> {
  const { hooks, notify } = work
  const begun = (await hooks.beforeAddToCart.run(items)).map((item) => beginOne(work, item))
  const added: AddItem[] = []
  for (const one of begun) if (await finishOne(work, one)) added.push(one.item)
  if (added.length > 0) notify({ type: 'success', key: 'PRODUCT_ADDED_TO_CART', sku: added[0]?.line.sku })
  return hooks.afterAddToCart.run(added)
}

type Begun = { item: AddItem; addition: Addition; isDrawn: boolean }

/** Nobody waits for an answer to see the line. What the page knows to be wrong is not drawn at all. */
function beginOne(work: AddWork, item: AddItem): Begun {
  const { line, qty } = item
  const { id, now: createdAt } = stampOf(work)
  const addition = { id, line, qty: Math.max(1, toQuantity(qty) ?? 1), createdAt }
  const isDrawn = work.stock.asks(line) && judgeOne(work, item, 'ok').isAllowed
  // Not waited for: what decides over it is written after it.
  if (isDrawn) void work.keeper.change(beginAddition(addition))
  return { item, addition, isDrawn }
}

async function finishOne(work: AddWork, { item, addition, isDrawn }: Begun): Promise<boolean> {
  const { notify, stock, keeper } = work
  // What is wrong with the product itself needs no question to the server.
  const first = judgeOne(work, item, 'ok')
  const { isAllowed, messages } = first.isAllowed ? judgeOne(work, item, await stock.check(item.line)) : first
  for (const message of messages) notify({ ...message, sku: item.line.sku })
  if (isAllowed) await keeper.change(isDrawn ? settleAddition(addition.id) : putAddition(addition))
  else if (isDrawn) await keeper.change(refuseAddition(addition.id))
  return isAllowed
}

function judgeOne({ switches }: AddWork, { line, errors }: AddItem, status: StockStatus) {
  const rules = { allowZeroPrice: switches.allowZeroPrice, allowOutOfStock: switches.allowOutOfStockInCart }
  return checkAddition({ price: line.price, errors, status }, rules)
}
