import type { ServerItem, Totals } from '@vitrine/contract/cart'

/** A line on the screen; `confirmed` is false until the server has said yes. */
export type CartLine = ServerItem & { confirmed: boolean }

/** A named operation waiting for the server. Repeating it with the same id changes nothing twice. */
export type CartOperation = {
  operationId: string
  sku: string
  /** Absolute; 0 removes the line. */
  qty: number
  productOption: ServerItem['product_option']
  itemId?: number
}

/** Why the server refused a line; `qty` is what it could still give. */
export type CartProblem = { sku: string; errorCode: string; message: string; qty?: number }

export type CartState = {
  loaded: boolean
  cartId: string | null
  lines: readonly CartLine[]
  totals: Totals | null
  /** True while totals belong to an older state than the lines. */
  totalsStale: boolean
  waiting: readonly CartOperation[]
  problem: CartProblem | null
}

export const EMPTY_CART: CartState = {
  loaded: false,
  cartId: null,
  lines: [],
  totals: null,
  totalsStale: false,
  waiting: [],
  problem: null,
}

/** What survives a reload. */
export type KeptCart = Pick<CartState, 'cartId' | 'lines' | 'totals' | 'waiting'>

export function keptPart({ cartId, lines, totals, waiting }: CartState): KeptCart {
  return { cartId, lines, totals, waiting }
}
