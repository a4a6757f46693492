import { exportOrders } from '@vitrine/contract/office/order-table'
import { exportCustomers } from '@vitrine/contract/people/customer-table'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { useClient } from '#web/engine/use-client.ts'
import { type Piece, useTableFile } from '../outgoing/use-table-file.ts'

export type Along = { table: 'shopify' | 'csv' | 'orders'; store: StoreCode | ''; from: string; to: string }

/** Customers or orders as a file. */
export function useTakeAlong() {
  const client = useClient()
  const { state, write } = useTableFile()
  async function pieceOf({ table, ...of }: Along, after: number): Promise<Piece> {
    if (table !== 'orders') {
      const query = { format: table, after }
      const { customers, ...piece } = await client.call(exportCustomers, { query })
      return { ...piece, count: customers }
    }
    const wish = Object.fromEntries(Object.entries(of).filter(([, said]) => said !== ''))
    const { orders, ...piece } = await client.call(exportOrders, { query: { ...wish, after } })
    return { ...piece, count: orders }
  }
  return {
    state,
    write: (wish: Along) =>
      write(wish.table === 'orders' ? 'orders.csv' : `customers-${wish.table}.csv`, (after) =>
        pieceOf(wish, after),
      ),
  }
}
