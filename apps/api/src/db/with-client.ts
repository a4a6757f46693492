import pg from 'pg'

/**
 * One connection for one piece of work, closed whatever comes of it. Where the server ends in between, as on a full disk,
 * the statement under way fails and tells so; nothing else does.
 */
export async function withClient<T>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
