import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { enqueue } from '#api/features/mail/index.ts'
import { spendAllowance } from '#api/limits/spend-allowance.ts'
import { hashLink, newLinkToken } from './links.ts'
import { askSubscriber, findSubscriber } from './newsletter-queries.ts'

const BY_ONE_ADDRESS = { name: 'newsletter', times: 10, seconds: 3600 }
const TO_ONE_MAILBOX = { name: 'newsletter-mail', times: 3, seconds: 86_400 }

/**
 * Asks the mailbox itself. The answer is the same for every address, known or not; who is subscribed already gets no
 * further mail.
 */
export async function subscribe(ctx: Context, email: string, ip: string): Promise<'subscribed'> {
  const address = email.toLowerCase()
  await spendAllowance(ctx.db, BY_ONE_ADDRESS, ip)
  await spendAllowance(ctx.db, TO_ONE_MAILBOX, address)
  await inTransaction(ctx, async ({ db, store: { storeId }, now }) => {
    const known = await findSubscriber(db, address, storeId)
    if (known?.status === 'subscribed') return
    const [confirm, leave] = [newLinkToken(), newLinkToken()]
    const links = { confirm_hash: hashLink(confirm), unsubscribe_hash: hashLink(leave) }
    await askSubscriber(db, { email: address, store_id: storeId, asked_at: now(), ...links })
    await enqueue(db, 'newsletter.confirm', { email: address, storeId, secret: { confirm, leave } })
  })
  return 'subscribed'
}
