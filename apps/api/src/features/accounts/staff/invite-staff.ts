import type { GivenRole } from '@vitrine/contract/people/staff'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { madeAlready } from '#api/access/made-already.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { enqueue } from '#api/features/mail/index.ts'
import { changeRole, ensureCustomer } from '#api/features/sessions/index.ts'
import { type Allowance, spendAllowance } from '#api/limits/spend-allowance.ts'
import { readContact } from '../contact.ts'

const BY_ONE_PERSON: Allowance = { name: 'staff-invitations', times: 30, seconds: 3_600 }

type Invitation = { contact: string; role: GivenRole }

/** Account, role and letter are there together, or none of them. A number gets no letter: its owner is told otherwise. */
export async function inviteStaff(ctx: Context, { contact, role }: Invitation): Promise<void> {
  assertMay(ctx, 'role:grant')
  const by = readContact(contact, { store: ctx.store, country: undefined })
  await spendAllowance(ctx.db, BY_ONE_PERSON, [myId(ctx)])
  await inTransaction(ctx, async (ctx) => {
    const customerId = await ensureCustomer(ctx, by)
    const isWished = await giveRole(ctx, customerId, role)
    if (isWished && 'email' in by && role !== 'vip')
      await enqueue(ctx.db, 'accounts.staff-invited', { to: by.email, storeId: ctx.store.storeId })
  })
}

/** False where the same wish was heard a moment ago. Whoever has the role for longer may well be written to once more. */
async function giveRole(ctx: Context, customerId: number, role: GivenRole): Promise<boolean> {
  const line = { entity: 'customer', id: customerId, wish: { invite: role } }
  if (await changeRole(ctx, { customerId, role, on: true }, { wish: line.wish })) return true
  if (await madeAlready(ctx, line)) return false
  await audit(ctx, { ...line, may: 'role:grant', after: { invited: role } })
  return true
}
