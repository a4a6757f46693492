// A shop process that dies without a word while a parcel is handed over: node parcel-crash-child.ts <job as JSON>
import { createDatabase } from '#api/db/client.ts'
import { type HandedOver, handOver } from '#api/features/office/testing/hand-over.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { die, dieAtStatement } from '#api/testing/die-at-statement.ts'
import { aContext } from '#api/testing/test-context.ts'
import { takeStaffStep } from '../staff/take-staff-step.ts'
import { noteFirst } from './note-first.ts'

export type StaffWish = Parameters<typeof takeStaffStep>[1]
export type ParcelCrashJob = {
  connectionString: string
  /** At the n-th statement from the first transaction on, with the answer given, or nowhere. */
  point: number | 'answered' | 'never'
  work: { by: 'staff'; wish: StaffWish; notesFirst?: boolean } | { by: 'program'; wish: HandedOver }
}

const { connectionString, point, work } = JSON.parse(process.argv[2] ?? '{}') as ParcelCrashJob
const db = createDatabase({ connectionString, max: 1 })
const ctx = aContext(db, { now: () => new Date() })
const count = dieAtStatement(typeof point === 'number' ? point : Number.POSITIVE_INFINITY)
if (work.by === 'program') await handOver(ctx, work.wish)
else if (work.notesFirst) await noteFirst(asStaff(ctx), work.wish)
else await takeStaffStep(asStaff(ctx), work.wish)
process.stdout.write(String(count()))
if (point === 'answered') die()
await db.destroy()
