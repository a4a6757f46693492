import { findRunningCluster } from '@vitrine/postgres/find-running-cluster'
import pg from 'pg'

const PIECES = 1_000_000
type Card = { sku: string; type_id: string; stock: { is_in_stock: boolean }; custom_options?: unknown[] }

/**
 * What can be bought without a choice, one after the other, so many of each that none is sold out. The database is found
 * by the folder of a shop or by its address.
 */
export async function plainGoods(url: string, dataDirOrDatabase: string): Promise<() => string> {
  await fillShelves(dataDirOrDatabase)
  const reply = await fetch(`${url}/api/catalog`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vs-store-code': 'de' },
    body: JSON.stringify({ size: -1 }),
  })
  const { result } = (await reply.json()) as { result: { items: Card[] } }
  const plain = result.items.filter(
    ({ type_id, stock, custom_options }) =>
      type_id === 'simple' && stock.is_in_stock && !custom_options?.length,
  )
  let next = 0
  return () => plain[next++ % plain.length]?.sku ?? ''
}

async function fillShelves(place: string): Promise<void> {
  const connectionString = place.startsWith('postgres:') ? place : findRunningCluster(place)?.urlOf('vitrine')
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('update stock_item set qty = $1 where qty between 1 and $1 - 1', [PIECES])
  await client.end()
}
