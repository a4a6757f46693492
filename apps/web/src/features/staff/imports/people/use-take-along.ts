import { exportOrders } from '@vitrine/contract/office/order-table'
import { exportCustomers } from '@vitrine/contract/people/customer-table'
import { CallError } from '@vitrine/contract/reply'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { saveFile } from '#web/lib/download/save-file.ts'

export type Along = { table: 'shopify' | 'csv' | 'orders'; store: StoreCode | ''; from: string; to: string }
type State = { kind: 'writing' | 'done'; count: number } | { kind: 'failed' }
type Piece = { text: string; count: number; next: number | null }

/** Piece by piece, so that many customers are one long answer nowhere. */
export function useTakeAlong() {
  const client = useClient()
  const [state, setState] = useState<State>()
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
  async function write(wish: Along): Promise<void> {
    const pieces: string[] = []
    let count = 0
    setState({ kind: 'writing', count })
    for (let after: number | null = 0; after !== null; ) {
      const piece: Piece = await pieceOf(wish, after)
      pieces.push(piece.text)
      count += piece.count
      after = piece.next
      setState({ kind: 'writing', count })
    }
    const name = wish.table === 'orders' ? 'orders.csv' : `customers-${wish.table}.csv`
    saveFile(name, new Blob(pieces, { type: 'text/csv;charset=utf-8' }))
    setState({ kind: 'done', count })
  }
  return {
    state,
    write: (wish: Along) =>
      write(wish).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error
        setState({ kind: 'failed' })
      }),
  }
}
