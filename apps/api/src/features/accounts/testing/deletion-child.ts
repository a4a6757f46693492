// A shop process that dies without a word while it deletes an account: node deletion-child.ts <job as JSON>
import { rightsOf } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { folderPhotos } from '#api/adapters/photos/folder-photos.ts'
import { createDatabase, type Database } from '#api/db/client.ts'
import { TEST_KEYS } from '#api/features/sessions/testing/sign-in.ts'
import { die, dieAtStatement } from '#api/testing/die-at-statement.ts'
import { aContext } from '#api/testing/test-context.ts'
import { deleteAccount } from '../privacy/delete-account.ts'

export type DeletionJob = {
  connectionString: string
  photoFolder: string
  customerId: number
  code: string
  nowMs: number
  /** At the n-th statement of the transaction, with the work done, or nowhere. */
  point: number | 'done' | 'never'
  /** The mutant: each statement stands for itself. */
  isTorn?: boolean
}

const job = JSON.parse(process.argv[2] ?? '{}') as DeletionJob
const { customerId, code } = job
const db = createDatabase({ connectionString: job.connectionString, max: 1 })
const ctx = aContext(job.isTorn ? torn(db) : db, {
  now: () => new Date(job.nowMs),
  actor: { kind: 'customer', customerId, sessionId: 1, rights: rightsOf([]) },
})

const count = dieAtStatement(typeof job.point === 'number' ? job.point : Number.POSITIVE_INFINITY)
await deleteAccount(ctx, TEST_KEYS, { ip: '192.0.2.9', code, photos: folderPhotos(job.photoFolder) })
process.stdout.write(String(count()))
if (job.point === 'done') die()
await db.destroy()

/** Begins as a transaction does, and is none. */
function torn(whole: Database): Database {
  const execute = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    await sql.raw('begin; commit').execute(whole)
    return work(whole)
  }
  return new Proxy(whole, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute })
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
