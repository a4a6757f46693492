import type { MailMaker } from '#api/adapters/mail/mail-maker.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { getShopSettings } from '#api/features/cms/index.ts'
import { enqueue, letterContext, paragraph, STYLE, writeLetter } from '#api/features/mail/index.ts'
import { spendAllowance } from '#api/limits/spend-allowance.ts'
import { html } from '#api/markup.ts'
import { readPhone, shownPhone } from '../contact.ts'

type Asked = { phone: string; ip: string; country: string | undefined }
const BY_ONE_ADDRESS = { name: 'call-back', times: 10, seconds: 3_600 }
const TO_ONE_NUMBER = { name: 'call-back-number', times: 3, seconds: 86_400 }

/** A note to the people of the shop, who call. */
export async function askCallBack(ctx: Context, { phone, ip, country }: Asked): Promise<true> {
  const number = readPhone(phone, { store: ctx.store, country })
  if (number === undefined) throw new ShopError('INCORRECT_PHONE')
  await spendAllowance(ctx.db, BY_ONE_ADDRESS, ip)
  await spendAllowance(ctx.db, TO_ONE_NUMBER, number)
  await enqueue(ctx.db, 'accounts.call-back', { phone: number, storeId: ctx.store.storeId })
  return true
}

export const callBackMail: MailMaker = async ({ phone, storeId }, ctx) => {
  const letter = await letterContext(ctx, storeId)
  const { t, store } = letter
  const { email_support: support } = await getShopSettings({ db: ctx.db, store })
  if (typeof support !== 'string' || support === '') return undefined
  const number = shownPhone(String(phone))
  const subject = t('mail.callSubject', { phone: number })
  const text = t('mail.callText', { phone: number, store: store.name })
  const body = html`<h1 style="${STYLE.title}">${number}</h1>${paragraph(text)}`
  return { to: support, subject, html: writeLetter(letter, { subject, body }), text }
}
