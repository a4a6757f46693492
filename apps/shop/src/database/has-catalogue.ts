import { withClient } from '@vitrine/api/db/with-client'

/** A catalogue that is there is left alone, whatever it holds. */
export async function hasCatalogue(connectionString: string): Promise<boolean> {
  const { rowCount } = await withClient({ connectionString }, (client) =>
    client.query('select 1 from product limit 1'),
  )
  return rowCount === 1
}
