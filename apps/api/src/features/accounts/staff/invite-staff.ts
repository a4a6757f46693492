import type { GivenRole } from '@vitrine/contract/people/staff'
import { assertMay } from '#api/access/assert-may.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { enqueue } from '#api/features/mail/index.ts'
import { changeRole, ensureCustomer } from '#api/features/sessions/index.ts'
import { type Allowance, spendAllowance } from '#api/limits/spend-allowance.ts'
import { readContact } from '../contact.ts'

const BY_ONE_PERSON: Allowance = { name: 'staff-invitations', times: 30, seconds: 3_600 }

/** Account, role and letter are there together, or none of them. A number gets no letter: its owner is told otherwise. */
export async function inviteStaff(
  ctx: Context,
  { contact, role }: { contact: string; role: GivenRole },
): Promise<void> {
  assertMay(ctx, 'role:grant')
  const by = readContact(contact, { store: ctx.store, country: undefined })
  await spendAllowance(ctx.db, BY_ONE_PERSON, [myId(ctx)])
  await inTransaction(ctx, async (ctx) => {
    const customerId = await ensureCustomer(ctx, by)
    await changeRole(ctx, { customerId, role, on: true })
    if ('email' in by && role !== 'vip')
      await enqueue(ctx.db, 'accounts.staff-invited', { to: by.email, storeId: ctx.store.storeId })
  })
}
