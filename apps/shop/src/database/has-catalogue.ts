import pg from 'pg'

/** A catalogue that is there is left alone, whatever it holds. */
export async function hasCatalogue(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from product limit 1')
    return rowCount === 1
  } finally {
    await client.end()
  }
}
