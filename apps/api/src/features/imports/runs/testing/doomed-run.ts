// Run as a program of its own by a test: the job of imports, which dies at the statement it is told.
import { folderPhotos } from '#api/adapters/photos/folder-photos.ts'
import { createDatabase } from '#api/db/client.ts'
import { DEFAULT_RETENTION } from '#api/jobs/retention.ts'
import { dieAtStatement } from '#api/testing/die-at-statement.ts'
import { aContext } from '#api/testing/test-context.ts'
import { runNext } from '../work/run-next.ts'

const { connectionString, files, statement } = JSON.parse(process.argv[2] ?? '{}')
const db = createDatabase({ connectionString })
const ctx = aContext(db, { actor: { kind: 'system', job: 'imports.run' }, now: () => new Date() })
const count = dieAtStatement(statement)
const deps = { store: folderPhotos(files), shopDataDir: '/nowhere' }
await runNext({ ...ctx, signal: new AbortController().signal, retention: DEFAULT_RETENTION }, deps)
process.stdout.write(String(count()))
await db.destroy()
