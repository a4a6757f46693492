import { withClient } from '@vitrine/api/db/with-client'

export type Contents = { products: number; customers: number; orders: number }

/** What would be lost with this database. */
export async function countContents(connectionString: string): Promise<Contents> {
  const { rows } = await withClient({ connectionString }, (client) =>
    client.query<Contents>(`
      select (select count(*)::int from product) as products, (select count(*)::int from customer) as customers,
        (select count(*)::int from shop_order) as orders`),
  )
  return rows[0] ?? { products: 0, customers: 0, orders: 0 }
}

/** A catalogue that is there is left alone, whatever it holds. */
export async function hasCatalogue(connectionString: string): Promise<boolean> {
  const { rowCount } = await withClient({ connectionString }, (client) =>
    client.query('select 1 from product limit 1'),
  )
  return rowCount === 1
}
