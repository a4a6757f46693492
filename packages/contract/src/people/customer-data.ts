// What the shop knows of a customer who asks by letter or phone: handed over or deleted by the staff, as they could do it
// themselves.
import { REASON_LENGTH } from '@vitrine/domain/access/reason'
import { z } from 'zod'
import { IdSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

const ofOne = {
  storeScoped: false,
  method: 'POST',
  may: 'customer:manage',
  params: z.object({ id: IdSchema }),
  /** Stands in the audit. */
  body: z.strictObject({
    reason: z
      .string()
      .trim()
      .min(REASON_LENGTH.least)
      .max(REASON_LENGTH.most)
      .meta({ example: 'Asked for it by letter' }),
  }),
} as const

export const exportCustomerData = defineCall({
  ...ofOne,
  id: 'staff.exportCustomerData',
  path: '/api/admin/customers/:id/data',
  summary:
    'All the shop knows of a customer, as they could take it along themselves; of the staff only with the right to give roles',
  reply: z.object({ made_at: z.string(), about: z.record(z.string(), z.unknown()) }),
})

export const deleteCustomer = defineCall({
  ...ofOne,
  id: 'staff.deleteCustomer',
  path: '/api/admin/customers/:id/delete',
  summary:
    'Delete a customer’s account as they could themselves: orders stay, without a name; 409 while orders are under way. Of the staff only with the right to give roles',
  reply: z.literal(true),
})
