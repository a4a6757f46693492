import type { ShopClient } from '@vitrine/contract/client'
import { checkStock } from '@vitrine/contract/stock'
import type { StockStatus } from '@vitrine/domain/catalog/stock-status'
import { type Clock, within } from '../../clock/clock.ts'
import { createStore, type Observable } from '../../store/observable.ts'
import type { CartLine, CheckStatus } from '../cart-state.ts'

/** Longer than this nobody waits for a tap to do something. */
const LONGEST_MS = 1_500

export type StockCheck = {
  /** Whether the shop has to be asked at all. */
  asks(line: CartLine): boolean
  /** Asks before adding, so that nothing is announced and then pulled out again. */
  check(line: CartLine): Promise<StockStatus>
  checks: Observable<Readonly<Record<string, CheckStatus>>>
}
type Deps = { client: ShopClient; clock: Clock; online: Observable<boolean>; synchronize: boolean }

export function createStockCheck({ client, clock, online, synchronize }: Deps): StockCheck {
  const checks = createStore<Readonly<Record<string, CheckStatus>>>({})
  const note = (sku: string, status: CheckStatus) => checks.set({ ...checks.get(), [sku]: status })
  const ask = async (line: CartLine): Promise<StockStatus> => {
    const answer = await within(
      clock,
      LONGEST_MS,
      client.call(checkStock, { query: { sku: line.sku } }),
    ).catch(() => undefined)
    if (answer === undefined || answer === 'too late' || answer.api_error !== null) return 'volatile'
    return answer.status
  }
  // A set has no stock of its own; its parts are checked when the server takes the line.
  const asks = (line: CartLine) =>
    synchronize && online.get() && line.stock.is_in_stock && line.product_type !== 'bundle'
  return {
    checks,
    asks,
    async check(line) {
      if (!line.stock.is_in_stock) return 'out_of_stock'
      if (!asks(line)) return synchronize ? 'ok' : 'volatile'
      note(line.sku, 'checking')
      const status = await ask(line)
      note(line.sku, status)
      return status
    },
  }
}
