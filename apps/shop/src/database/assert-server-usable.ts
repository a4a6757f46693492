import pg from 'pg'
import { ExpectedFailure } from '../expected-failure.ts'

const OLDEST_VERSION = 150_000
const PATIENCE_MS = 1_000

type Facts = { version: number; fsync: string; commit: string }

/** A server that answers in time, is not too old and does not lose what it confirmed. Answers a warning, if any. */
export async function assertServerUsable(connectionString: string): Promise<string | undefined> {
  const { version, fsync, commit } = await readFacts(connectionString)
  if (version < OLDEST_VERSION) {
    throw new ExpectedFailure(`PostgreSQL 15 or newer is needed; DATABASE_URL leads to ${nameOf(version)}.`)
  }
  if (fsync === 'off') {
    throw new ExpectedFailure(
      'The PostgreSQL of DATABASE_URL runs with fsync=off and could lose confirmed orders.',
    )
  }
  return commit === 'off' ? 'The PostgreSQL of DATABASE_URL runs with synchronous_commit=off.' : undefined
}

async function readFacts(connectionString: string): Promise<Facts> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  client.on('error', () => {})
  try {
    await Promise.race([client.connect(), giveUp()])
    const { rows } = await client.query<Facts>(
      `select current_setting('server_version_num')::int as version, current_setting('fsync') as fsync,
        current_setting('synchronous_commit') as commit`,
    )
    return rows[0] ?? { version: 0, fsync: '', commit: '' }
  } catch (cause) {
    throw new ExpectedFailure(
      `The database of DATABASE_URL (${placeOf(connectionString)}) cannot be used: ${reasonOf(cause)}.`,
      { cause },
    )
  } finally {
    client.end().catch(() => {})
  }
}

/** Looking up a host name has no time limit of its own. */
function giveUp(): Promise<never> {
  return new Promise((_, fail) => setTimeout(() => fail(new Error('no answer')), PATIENCE_MS).unref())
}

function reasonOf(cause: unknown): string {
  const { code, message } = cause as { code?: string; message: string }
  const known: Record<string, string> = {
    ECONNREFUSED: 'nobody listens there',
    ENOTFOUND: 'the host is not known',
    EAI_AGAIN: 'the host is not known',
    ETIMEDOUT: 'no answer',
    '28P01': 'the password is refused',
    '28000': 'the user is refused',
    '3D000': 'there is no such database',
  }
  return (
    known[code ?? ''] ??
    (/timeout/i.test(message) ? 'no answer' : message.split('\n')[0]?.replace(/\.$/, '')) ??
    ''
  )
}

function placeOf(connectionString: string): string {
  const { hostname, port } = new URL(connectionString)
  return `${hostname || 'local socket'}:${port || 5432}`
}

function nameOf(version: number): string {
  return `version ${Math.floor(version / 10_000)}`
}
