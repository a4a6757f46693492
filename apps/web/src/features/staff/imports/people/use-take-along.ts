import { exportOrders } from '@vitrine/contract/office/order-table'
import { exportCustomers } from '@vitrine/contract/people/customer-table'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { useClient } from '#web/engine/use-client.ts'
import { type Piece, useTableFile } from '../outgoing/use-table-file.ts'

export type Along = {
  table: 'shopify' | 'csv' | 'orders' | 'former'
  store: StoreCode | ''
  from: string
  to: string
}

const NAMES = {
  shopify: 'customers-shopify.csv',
  csv: 'customers-csv.csv',
  orders: 'orders.csv',
  former: 'former-orders.csv',
} as const

/** Customers or orders as a file. */
export function useTakeAlong() {
  const client = useClient()
  const { state, write } = useTableFile()
  async function pieceOf({ table, store, ...days }: Along, after: number): Promise<Piece> {
    if (table === 'shopify' || table === 'csv') {
      const query = { format: table, after }
      const { customers, ...piece } = await client.call(exportCustomers, { query })
      return { ...piece, count: customers }
    }
    // A former shop had none of our stores.
    const said = { ...days, ...(table === 'orders' && { store }) }
    const wish = Object.fromEntries(Object.entries(said).filter(([, one]) => one !== ''))
    const of = table === 'former' ? { of: table } : {}
    const { orders, ...piece } = await client.call(exportOrders, { query: { ...wish, ...of, after } })
    return { ...piece, count: orders }
  }
  return {
    state,
    write: (wish: Along) => write(NAMES[wish.table], (after) => pieceOf(wish, after)),
  }
}
