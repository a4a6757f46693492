// What somebody of the shop's people finds at their desk: which rooms open for them, and where somebody waits.
import { PERMISSIONS } from '@vitrine/domain/access/permissions'
import { z } from 'zod'
import { defineCall } from '../call.ts'

const DeskSchema = z
  .object({
    name: z.string(),
    /** What may be done by whoever asks; a room that needs more is not shown, and would not open. */
    may: z.array(z.enum(PERMISSIONS)),
    /** How many wait in a room; none of a room that is closed. */
    counts: z.record(z.string(), z.number()),
  })
  .meta({ id: 'StaffDesk' })
export type StaffDesk = z.output<typeof DeskSchema>

export const getDesk = defineCall({
  id: 'staff.desk',
  method: 'GET',
  path: '/api/admin/desk',
  may: 'account:read',
  storeScoped: true,
  summary: 'What whoever is signed in may do, and how much waits for them in each room',
  reply: DeskSchema,
})
