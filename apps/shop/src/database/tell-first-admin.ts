import { withClient } from '@vitrine/api/db/with-client'

type Telling = { address: string; say(line: string): void }

/** A shop nobody of the staff has been let into yet has rooms nobody can open: how the first one comes in is said. */
export async function tellFirstAdmin(connectionString: string, { address, say }: Telling): Promise<void> {
  const { rowCount } = await withClient({ connectionString }, (client) =>
    client.query("select 1 from customer where enabled and 'admin' = any(roles) limit 1"),
  )
  if (rowCount !== 0) return
  say('Nobody may manage this shop yet. Let yourself in, with the address you sign in by:')
  say('  npm run shop -- session <e-mail> --roles admin')
  say(`and sign in with it at ${address}/us/admin.`)
}
