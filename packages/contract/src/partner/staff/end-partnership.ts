// The end of a partnership, as the staff says it.
import { z } from 'zod'
import { IdSchema, oneLine } from '../../atoms.ts'
import { defineCall } from '../../call.ts'

export const endPartnership = defineCall({
  id: 'partner.end',
  method: 'POST',
  path: '/api/admin/partners/:id/end',
  may: 'partner:approve',
  storeScoped: false,
  summary:
    'End a partnership: links and codes bring nothing from then on, what was earned is still confirmed and paid. 409 where it has ended already',
  params: z.object({ id: IdSchema }),
  /** The partner reads it. */
  body: z
    .strictObject({ reason: oneLine(300, 3) })
    .meta({ example: { reason: 'You told us that you do not post any more.' } }),
  reply: z.object({ ended_at: z.string() }),
})
