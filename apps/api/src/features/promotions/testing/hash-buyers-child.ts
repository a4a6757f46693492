// A shop process that dies without a word while it hashes the mailboxes of buyers: node hash-buyers-child.ts <job as JSON>
import { createDatabase } from '#api/db/client.ts'
import { dieAtStatement } from '#api/testing/die-at-statement.ts'
import { aContext } from '#api/testing/test-context.ts'
import { hashBuyers } from '../coupon/hash-buyers.ts'

const { connectionString, point } = JSON.parse(process.argv[2] ?? '{}') as {
  connectionString: string
  point: number | 'never'
}
const db = createDatabase({ connectionString, max: 1 })
const count = dieAtStatement(typeof point === 'number' ? point : Number.POSITIVE_INFINITY)
await hashBuyers(db, aContext(db).buyerKey ?? new Uint8Array())
process.stdout.write(String(count()))
await db.destroy()
