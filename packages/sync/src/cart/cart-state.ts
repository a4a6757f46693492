import type { ServerItem, Totals } from '@vitrine/contract/cart'
import type { Failure } from '../transport/verdict.ts'

/** A line on the screen; `confirmed` is false until the server has said yes. */
export type CartLine = ServerItem & {
  confirmed: boolean
  /** What the server last said of it; missing while it never has. */
  prev_qty?: number
}

/** A named operation waiting for the server. Repeating it with the same id changes nothing twice. */
export type CartOperation = {
  operationId: string
  sku: string
  /** Absolute; 0 removes the line. */
  qty: number
  productOption: ServerItem['product_option']
  itemId?: number
  /** The line as drawn until the server answers with the real one. */
  preview: CartLine
  /** The line this one takes the place of: another variant was chosen. */
  replaces?: { sku: string; product_option: ServerItem['product_option'] }
  /** Sets a line as it was before a change that was taken back after it had left. */
  takesBack?: true
  createdAt: number
  /** How often it left; once it has, its content never changes. */
  attempts: number
  lastFailure?: Failure
}

/** Why the server refused a line; `qty` is what it could still give. */
export type CartProblem = { sku: string; errorCode: string; message: string; qty?: number }

/** Something the shopper did not do here: shown after a merge, with the reason, and taken back by `undo`. */
export type CartChange = {
  id: string
  reason: 'added-elsewhere' | 'removed-elsewhere' | 'changed-elsewhere' | 'capped' | 'summed' | 'dropped'
  from: number
  to: number
  line: CartLine
}

export type CheckStatus = 'checking' | 'ok' | 'volatile' | 'out_of_stock'

export type CartState = {
  loaded: boolean
  cartId: string | null
  lines: readonly CartLine[]
  /** Of exactly these lines: the server's, or an estimate while `totalsStale`. */
  totals: Totals | null
  totalsStale: boolean
  waiting: readonly CartOperation[]
  /** The latest refusal; null once something else was changed. */
  problem: CartProblem | null
  changes: readonly CartChange[]
  /** Stock checks under way or done, by sku. */
  checks: Readonly<Record<string, CheckStatus>>
  isAdding: boolean
}

export const EMPTY_CART: CartState = {
  loaded: false,
  cartId: null,
  lines: [],
  totals: null,
  totalsStale: false,
  waiting: [],
  problem: null,
  changes: [],
  checks: {},
  isAdding: false,
}
