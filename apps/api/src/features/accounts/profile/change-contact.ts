import type { User } from '@vitrine/contract/user/user'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { isDuplicate } from '#api/db/database-error.ts'
import { ShopError } from '#api/errors.ts'
import { enqueue } from '#api/features/mail/index.ts'
import type { Reached, SessionKeys } from '#api/features/sessions/index.ts'
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

/** The mailbox of before hears of it: whoever took a session that stayed open could take the account with it, unseen. */
async function saveContact(ctx: Context, customerId: number, by: Reached): Promise<void> {
  const { db, store } = ctx
  const former = await db
    .selectFrom('customer')
    .select(['email', 'phone'])
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  const isOther = 'email' in by ? by.email !== former?.email : by.phone !== former?.phone
  try {
    await db.updateTable('customer').set(by).where('customer_id', '=', customerId).execute()
    if (isOther && former?.email)
      await enqueue(db, 'accounts.contact-changed', { to: former.email, storeId: store.storeId })
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw new ShopError('CONFLICT', { message: 'CONTACT_TAKEN' })
  }
}
