import type { CallParsed } from '@vitrine/contract/call'
import type { sendMail } from '@vitrine/contract/mail'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { spendAllowance } from '#api/limits/spend-allowance.ts'
import { enqueue } from '#api/outbox/outbox-queries.ts'
import { useToken } from './give-token.ts'

type Message = CallParsed<typeof sendMail>['body']

const BY_ONE_ADDRESS = { name: 'mail', times: 5, seconds: 3600 }
const NOT_OURS = { path: 'targetAddress', key: 'REFUSED', message: 'is not an address of the shop' }
const TO_ONE_MAILBOX = { name: 'mail-copy', times: 2, seconds: 86_400 }

/** To the shop's own addresses only, in the shop's own frame: nobody sends mail to others through us. */
export async function sendMessage(ctx: Context, message: Message, ip: string): Promise<'OK'> {
  await spendAllowance(ctx.db, BY_ONE_ADDRESS, ip)
  const { sourceAddress: from, targetAddress: to, subject, emailText: text } = message
  if (!(await isOurs(ctx, to))) throw new ShopError('ACCESS_DENIED', { details: [NOT_OURS] })
  if (message.confirmation) await spendAllowance(ctx.db, TO_ONE_MAILBOX, from)
  await inTransaction(ctx, async (ctx) => {
    await useToken(ctx, message.token)
    const { storeId } = ctx.store
    await enqueue(ctx.db, 'mail.contact', { from, to, subject, text, storeId })
    if (message.confirmation) await enqueue(ctx.db, 'mail.contact-copy', { to: from, storeId })
  })
  return 'OK'
}

/** The addresses the shop tells its visitors. */
async function isOurs({ db }: Context, address: string): Promise<boolean> {
  const { rows } = await sql`
    select from cms_block where identifier = 'cms_settings' and active
      and lower(json ->> 'email_support') = ${address.toLowerCase()}
    union all select from shop_setting where key = 'email_support' and lower(value #>> '{}') = ${address.toLowerCase()}
    limit 1`.execute(db)
  return rows.length > 0
}
