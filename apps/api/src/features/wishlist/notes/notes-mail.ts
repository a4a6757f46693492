import { formatPrice } from '@vitrine/i18n/format-price'
import type { MailMaker } from '#api/adapters/mail/mail-maker.ts'
import {
  button,
  type LetterContext,
  letterContext,
  picture,
  STYLE,
  writeLetter,
} from '#api/features/mail/index.ts'
import { html } from '#api/markup.ts'

type News = {
  name: string
  path: string
  image: string | null
  price: number
  isBack: boolean
  isCheaper: boolean
}

export const notesMail: MailMaker = async ({ to, storeId, news, secret }, ctx) => {
  if (typeof to !== 'string' || !Array.isArray(news) || !secret?.leave) return undefined
  const letter = await letterContext(ctx, storeId)
  const { store, t, sender } = letter
  const base = `${ctx.publicUrl}/${store.code}`
  const leave = `${base}/alerts/wishes/${secret.leave}`
  const subject = t('mail.wishesSubject')
  const told = (news as News[]).map((one) => ({
    ...one,
    says: says(one, letter),
    link: `${base}/${one.path.split('/').map(encodeURIComponent).join('/')}`,
  }))
  const body = html`<h1 style="${STYLE.title}">${subject}</h1>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${told.map(
    ({ name, says, link, image }) =>
      html`<tr><td width="86" style="${STYLE.cell}">${image ? picture({ publicUrl: ctx.publicUrl, path: image, width: 70 }) : ''}</td><td style="${STYLE.cell}"><a href="${link}" style="${STYLE.link}">${name}</a><br>${says}</td></tr>`,
  )}</table>${button(`${base}/wishlist`, t('mail.wishesOpen'))}`
  const foot = html`<p style="${STYLE.small}"><a href="${leave}" style="${STYLE.link}">${t('mail.wishesLeave')}</a></p>`
  const lines = [
    subject,
    ...told.map(({ name, says, link }) => `${name}\n${says}\n${link}`),
    `${t('mail.wishesLeave')}: ${leave}`,
    `${sender}${t('mail.sender')}`,
  ]
  return {
    ...{ to, subject, html: writeLetter(letter, { subject, body, foot }), text: lines.join('\n\n') },
    headers: { 'list-unsubscribe': `<${leave}>` },
  }
}

function says({ isBack, isCheaper, price }: News, { t, store }: LetterContext): string {
  const now = formatPrice(price, store)
  if (isBack && isCheaper) return t('mail.wishBackCheaper', { price: now })
  return isBack ? t('mail.wishBack', { price: now }) : t('mail.wishCheaper', { price: now })
}
