// The look of every mail: one column on warm paper, a serif heading, hairlines. Tables and inline styles, because
// mail programs know little else; without pictures and styles it reads as plain text. Outlook draws with Word, which knows
// neither max-width nor padding of links: it gets a table of fixed width, and buttons whose colour and padding are the cell's.
import { type Html, html } from '#api/markup.ts'
import type { LetterContext } from './letter-context.ts'

const INK = '#17150f'
const SECOND = '#575146'
const PAPER = '#faf8f4'
const LINE = '#e2dcd1'
const WASH = '#efebe3'
const SERIF = "Georgia, 'Times New Roman', serif"
const SANS = "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif"

export const STYLE = {
  title: `margin:0 0 16px;font:400 30px/1.15 ${SERIF};letter-spacing:-0.01em;color:${INK}`,
  heading: `margin:32px 0 12px;font:400 20px/1.2 ${SERIF};color:${INK}`,
  text: `margin:0 0 16px;font:16px/1.5 ${SANS};color:${INK}`,
  small: `margin:0;font:14px/1.45 ${SANS};color:${SECOND}`,
  cell: `padding:14px 0;border-top:1px solid ${LINE};vertical-align:top;font:15px/1.45 ${SANS};color:${INK}`,
  total: `padding:14px 0 4px;font:500 18px/1.4 ${SANS};color:${INK}`,
  link: `color:${SECOND}`,
  sums: `border-top:1px solid ${INK}`,
  picture: `display:block;background:${WASH}`,
  quote: `margin:24px 0;padding-left:16px;border-left:1px solid ${INK}`,
  sum: `padding:4px 0;font:15px/1.45 ${SANS};color:${INK}`,
} as const

const BUTTON_CELL = `background:${INK};border-radius:2px;mso-padding-alt:15px 28px`
const BUTTON = `display:inline-block;padding:15px 28px;color:${PAPER};font:500 16px/1.25 ${SANS};text-decoration:none`

type Letter = { subject: string; body: Html; foot?: Html }

export function writeLetter({ store, t, sender }: LetterContext, { subject, body, foot }: Letter): string {
  return html`<!doctype html>
<html lang="${store.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${subject}</title></head>
<body style="margin:0;padding:0;background:${PAPER};-webkit-text-size-adjust:100%">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${PAPER}" style="background:${PAPER}"><tr><td align="center" style="padding:32px 20px 48px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding-bottom:28px;border-bottom:1px solid ${INK};font:400 26px/1 ${SERIF};color:${INK}">${store.shopName}</td></tr>
<tr><td style="padding:32px 0">${body}</td></tr>
<tr><td style="padding-top:20px;border-top:1px solid ${LINE}"><p style="${STYLE.small}">${sender}${t('mail.sender')}</p>${foot}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>`.text
}

export const button = (href: string, label: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr>
<td align="center" bgcolor="${INK}" style="${BUTTON_CELL}"><a href="${href}" style="${BUTTON}">${label}</a></td></tr></table>`

export const paragraph = (text: string): Html => html`<p style="${STYLE.text}">${text}</p>`

type Shown = { publicUrl: string; path: string; width: number }

/** Of a piece, whose name stands beside it: who hears the mail need not hear it twice. */
export const picture = ({ publicUrl, path, width }: Shown): Html =>
  html`<img src="${publicUrl}/media/210x300/${path.replace(/^\/+/, '')}" width="${width}" height="${Math.round((width * 10) / 7)}" alt="" style="${STYLE.picture}">`
