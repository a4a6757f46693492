// What the shop knows of a customer who asks by letter or phone: handed over or deleted by the staff, as they could do it
// themselves.
import { REASON_LENGTH } from '@vitrine/domain/access/reason'
import { z } from 'zod'
import { IdSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { GivesUpSchema } from '../partner/sums.ts'

const ofOne = {
  storeScoped: false,
  method: 'POST',
  may: 'customer:manage',
  params: z.object({ id: IdSchema }),
} as const

/** Stands in the audit. */
const ReasonSchema = z
  .string()
  .trim()
  .min(REASON_LENGTH.least)
  .max(REASON_LENGTH.most)
  .meta({ example: 'Asked for it by letter' })

export const exportCustomerData = defineCall({
  ...ofOne,
  id: 'staff.exportCustomerData',
  path: '/api/admin/customers/:id/data',
  body: z.strictObject({ reason: ReasonSchema }),
  summary:
    'All the shop knows of a customer, as they could take it along themselves; of the staff only with the right to give roles',
  reply: z.object({ made_at: z.string(), about: z.record(z.string(), z.unknown()) }),
})

export const deleteCustomer = defineCall({
  ...ofOne,
  id: 'staff.deleteCustomer',
  path: '/api/admin/customers/:id/delete',
  body: z.strictObject({ reason: ReasonSchema, gives_up_royalties: GivesUpSchema }),
  summary:
    'Delete a customer’s account as they could themselves: orders stay, without a name; 409 while orders are under way, or royalties are owed that no account is named for and that they have not given up. Of the staff only with the right to give roles',
  reply: z.literal(true),
})
