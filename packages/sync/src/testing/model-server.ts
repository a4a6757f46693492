// A shop's cart server in memory, as the real one behaves: absolute quantities, operation ids remembered with their
// answers, a version for each change, stock that caps, and guest carts merged by the rule of the domain.
import { mergeLines } from '@vitrine/domain/cart/merge/merge-lines'
import {
  answerOnce,
  cartVersionOf,
  type ModelCart,
  type ModelItem,
  putLine,
  refuse,
  totalsOf,
} from './model-cart.ts'
import { type AskedCall, WithMeta } from './scripted-client.ts'

type Query = { cartId: string; mergeFrom?: string; token?: string }
type Body = { cartItem: ModelItem & { quoteId: string }; operationId?: string; quoteId?: string }
type Answers = Record<string, (input: AskedCall['input']) => WithMeta>
const PLENTY = 1_000

export type ModelServer = ReturnType<typeof modelServer>

export function modelServer(stock: Readonly<Record<string, number>> = {}) {
  const shop = modelShop(stock)
  return { ...shop, answers: { ...openingCalls(shop), ...lineCalls(shop) } }
}

function modelShop(stock: Readonly<Record<string, number>>) {
  const carts = new Map<string, ModelCart>()
  /** `lost`: whose session has ended, though nobody signed out. */
  const session: { customer: string | null; lost: string | null } = { customer: null, lost: null }
  let ids = 0
  const newId = () => ++ids
  const find = (id: string): ModelCart => {
    const cart = carts.get(id)
    if (cart?.mergedInto) return find(cart.mergedInto)
    return cart?.isOpen ? cart : refuseCart(id)
  }
  const isShut = (id: string) => id === session.lost && id !== session.customer
  return {
    carts,
    session,
    newId,
    find,
    open(id: string): ModelCart {
      const cart = { id, version: 1, lines: [], answers: new Map(), mergedInto: null, isOpen: true }
      carts.set(id, cart)
      return cart
    },
    put: (cart: ModelCart, item: ModelItem) =>
      putLine(cart, item, { left: stock[item.sku] ?? PLENTY, newId }),
    kill(id: string) {
      const cart = carts.get(id)
      if (cart) cart.isOpen = false
    },
    linesOf: (id: string) => find(id).lines,
    /** A customer's cart is there for that customer only; for a guest it is as if it were not. */
    findFor: (asked: string): ModelCart => (isShut(asked) ? refuseCart(asked) : find(asked)),
  }
}

const refuseCart = (id: string) => refuse(404, 'CART_NOT_FOUND', `No such entity with cartId = ${id}`)

type Shop = ReturnType<typeof modelShop>

function openingCalls({ carts, session, newId, find, open, put, kill }: Shop): Answers {
  const merge = (guest: ModelCart, own: ModelCart) => {
    if (guest === own || guest.mergedInto || !guest.isOpen) return
    for (const step of mergeLines({ client: guest.lines, server: own.lines }, { sumQuantities: true })) {
      if (step.kind === 'push') put(own, { ...step.client, item_id: undefined, qty: step.qty })
    }
    guest.mergedInto = own.id
  }
  return {
    'cart.create': ({ query }) => {
      const { mergeFrom = '', token } = query as Query
      const { customer } = session
      if (customer === null || !token)
        return new WithMeta(open(newId().toString(16).padStart(32, '0')).id, {})
      const own = carts.get(customer)?.isOpen ? find(customer) : open(customer)
      const guest = carts.get(mergeFrom)
      if (guest) merge(guest, own)
      return new WithMeta(own.id, { cart: cartVersionOf(own) })
    },
    'cart.close': ({ body }) => {
      kill((body as Body).quoteId ?? '')
      return new WithMeta(true, {})
    },
  }
}

function lineCalls({ carts, findFor, put }: Shop): Answers {
  // Remembered by the cart it was said to, also when that has gone into another meanwhile.
  const once = (cartId: string, operationId: string | undefined, change: () => WithMeta) =>
    answerOnce(carts.get(cartId) ?? findFor(cartId), operationId, change)
  return {
    'cart.pull': ({ query }) => {
      const cart = findFor((query as Query).cartId)
      return new WithMeta(cart.lines, { cart: cartVersionOf(cart) })
    },
    'cart.totals': ({ query }) => totalsOf(findFor((query as Query).cartId)),
    'cart.update': ({ body }) => {
      const { cartItem, operationId } = body as Body
      const cart = findFor(cartItem.quoteId)
      return once(cartItem.quoteId, operationId, () => {
        const { line, notices } = put(cart, cartItem)
        return new WithMeta(line, { cart: cartVersionOf(cart), notices })
      })
    },
    'cart.delete': ({ body }) => {
      const { cartItem, operationId } = body as Body
      const cart = findFor(cartItem.quoteId)
      return once(cartItem.quoteId, operationId, () => {
        cart.lines = cart.lines.filter((line) => line.item_id !== cartItem.item_id)
        cart.version += 1
        return new WithMeta(true, { cart: cartVersionOf(cart) })
      })
    },
  }
}
