// A shop process that dies without a word while it saves a set: node set-child.ts <job as JSON>
import { rightsOf } from '@vitrine/domain/access/roles'
import { createDatabase } from '#api/db/client.ts'
import { dieAtStatement } from '#api/testing/die-at-statement.ts'
import { aContext } from '#api/testing/test-context.ts'
import { saveSet } from '../sets/save-set.ts'

type Job = { connectionString: string; customerId: number; items: number[]; point: number | 'never' }

const job = JSON.parse(process.argv[2] ?? '{}') as Job
const db = createDatabase({ connectionString: job.connectionString, max: 1 })
const { customerId } = job
const actor = { kind: 'customer', customerId, sessionId: 1, rights: rightsOf(['blogger']) } as const
const count = dieAtStatement(typeof job.point === 'number' ? job.point : Number.POSITIVE_INFINITY)
await saveSet(aContext(db, { actor }), job.items)
process.stdout.write(String(count()))
await db.destroy()
