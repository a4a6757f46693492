import type { Settings } from '@vitrine/api/config'
import { DatabaseNewer } from '@vitrine/api/db/migrate'
import { ExpectedFailure } from '../expected-failure.ts'

const NOT_ALLOWED = '42501'

/** In a sentence what whoever runs the shop can mend; anything else as it is. */
export function explainMigrationError({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>) {
  return (error: unknown): never => {
    if (databaseUrl && codeOf(error) === NOT_ALLOWED) throw explainRights(databaseUrl, error as Error)
    if (!(error instanceof DatabaseNewer)) throw error
    const [where, instead] = databaseUrl
      ? ['The database of DATABASE_URL', 'DATABASE_URL to another one']
      : [`The data in ${dataDir}`, 'DATA_DIR to another folder']
    const sentence = `${where} was written by a newer version of the shop. Start that version, or set ${instead}.`
    throw new ExpectedFailure(sentence, { cause: error })
  }
}

/** A migration that failed names the reason as its cause. */
function codeOf(error: unknown): string | undefined {
  const { code, cause } = error as NodeJS.ErrnoException
  return code ?? (cause === undefined ? undefined : codeOf(cause))
}

/** Tables, and a schema for scheduled jobs: an owner may make both, a user who was only let in may not. */
function explainRights(databaseUrl: string, cause: Error): ExpectedFailure {
  const { username, pathname } = new URL(databaseUrl)
  const [user, database] = [username, pathname.slice(1)].map(decodeURIComponent)
  const reason = cause.message.replace(/^Migration .* failed: /, '')
  return new ExpectedFailure(
    `The user of DATABASE_URL may not lay out the database (${reason}). Make it the owner: ` +
      `alter database "${database}" owner to "${user}"; or let it use a schema of its own for jobs: ` +
      `grant create on schema public to "${user}"; create schema pgboss authorization "${user}".`,
    { cause },
  )
}
