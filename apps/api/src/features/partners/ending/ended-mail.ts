import { sql } from 'kysely'
import type { MailMaker } from '#api/adapters/mail/mail-maker.ts'
import type { Context } from '#api/context.ts'
import { button, letterContext, paragraph, STYLE, writeLetter } from '#api/features/mail/index.ts'
import { html } from '#api/markup.ts'

/** That it has ended, why, and that what was earned is still paid; nothing to who is a partner again by then. */
export const endedMail: MailMaker = async ({ partnerId }, ctx) => {
  const row = await findEnded(ctx, Number(partnerId))
  if (!row) return undefined
  const letter = await letterContext(ctx, row.store_id)
  const { t, store, sender } = letter
  const subject = t('mail.partnerEnded')
  const texts = [t('mail.partnerEndedText'), row.reason, t('mail.partnerEndedMoney')]
  const page = `${ctx.publicUrl}/${store.code}/cabinet/sales/payouts`
  const body = html`<h1 style="${STYLE.title}">${subject}</h1>${texts.map(paragraph)}
${button(page, t('mail.partnerOpen'))}`
  const text = [subject, ...texts, page, `${sender}${t('mail.sender')}`].join('\n\n')
  return { to: row.email, subject, html: writeLetter(letter, { subject, body }), text }
}

type Ended = { email: string; reason: string; store_id: number }

/** By the store they asked in to become one, else the one they bought in last. */
async function findEnded({ db }: Pick<Context, 'db'>, id: number): Promise<Ended | undefined> {
  const { rows } = await sql<Ended>`
    select c.email, p.end_reason as reason, coalesce(
      (select a.store_id from partner_application a where a.customer_id = c.customer_id order by application_id desc limit 1),
      (select o.store_id from shop_order o where o.customer_id = c.customer_id order by order_id desc limit 1),
      (select min(store_id) from store)) as store_id
    from partner p join customer c using (customer_id)
    where p.customer_id = ${id} and p.ended_at is not null and c.email is not null`.execute(db)
  return rows[0]
}
