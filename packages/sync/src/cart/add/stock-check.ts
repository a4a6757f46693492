import type { ShopClient } from '@vitrine/contract/client'
import { checkStock } from '@vitrine/contract/stock'
import type { StockStatus } from '@vitrine/domain/catalog/stock-status'
import { type Clock, within } from '../../clock/clock.ts'
import { createStore, type Observable } from '../../store/observable.ts'
import type { CartLine, CheckStatus } from '../cart-state.ts'

/** Longer than this nobody waits for a tap to do something. */
const MAX_CHECK_MS = 1_500

export type StockCheck = {
  /** What there is to know without asking; nothing where the shop has to be asked. */
  known(line: CartLine): StockStatus | undefined
  /** Asks before adding, so that nothing is announced and then pulled out again. */
  ask(line: CartLine): Promise<StockStatus>
  checks: Observable<Readonly<Record<string, CheckStatus>>>
}
type Deps = { client: ShopClient; clock: Clock; online: Observable<boolean>; synchronize: boolean }

export function createStockCheck({ client, clock, online, synchronize }: Deps): StockCheck {
  const checks = createStore<Readonly<Record<string, CheckStatus>>>({})
  const note = (sku: string, status: CheckStatus) => checks.set({ ...checks.get(), [sku]: status })
  return {
    checks,
    known(line) {
      if (!line.stock.is_in_stock) return 'out_of_stock'
      if (!synchronize) return 'volatile'
      // A set has no stock of its own; its parts are checked when the server takes the line.
      return online.get() && line.product_type !== 'bundle' ? undefined : 'ok'
    },
    async ask(line) {
      note(line.sku, 'checking')
      const query = { sku: line.sku }
      const answer = await within(clock, MAX_CHECK_MS, client.call(checkStock, { query })).catch(
        () => undefined,
      )
      const isAnswered = answer !== undefined && answer !== 'too late' && answer.api_error === null
      const status = isAnswered ? answer.status : 'volatile'
      note(line.sku, status)
      return status
    },
  }
}
