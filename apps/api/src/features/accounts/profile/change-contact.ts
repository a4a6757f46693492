import type { User } from '@vitrine/contract/user/user'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { isDuplicate } from '#api/db/database-error.ts'
import { ShopError } from '#api/errors.ts'
import type { SessionKeys } from '#api/features/sessions/index.ts'
import { readContact } from '../contact.ts'
import { getUser } from '../customer-queries.ts'
import { sendProofCode, withProof } from '../proof/proof-code.ts'

type Asked = { contact: string; ip: string; country: string | undefined }

/** The same whether or not somebody has it: that is told to who has shown to reach it. */
export function sendContactCode(ctx: Context, keys: SessionKeys, { contact, ip, country }: Asked) {
  const by = readContact(contact, { store: ctx.store, country })
  return sendProofCode(ctx, keys, { purpose: 'contact', customerId: myId(ctx), by, ip })
}

export function changeContact(
  ctx: Context,
  keys: SessionKeys,
  { code, contact, ip, country }: Asked & { code: string },
): Promise<User> {
  const customerId = myId(ctx)
  const by = readContact(contact, { store: ctx.store, country })
  const act = async (ctx: Context) => {
    await saveContact(ctx, customerId, by)
    return getUser(ctx, customerId)
  }
  return withProof(ctx, keys, { purpose: 'contact', customerId, by, ip, code, act })
}

async function saveContact({ db }: Context, customerId: number, by: { email: string } | { phone: string }) {
  try {
    await db.updateTable('customer').set(by).where('customer_id', '=', customerId).execute()
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw new ShopError('CONFLICT', { message: 'CONTACT_TAKEN' })
  }
}
