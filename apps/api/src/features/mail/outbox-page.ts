// For development: the mails a shop without a mail server has written, to be read in the browser.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isFromOwnMachine } from '#api/access/own-machine.ts'
import { listMails, readMail, type StoredMail } from '#api/adapters/mail/folder-mailer.ts'
import { ShopError } from '#api/errors.ts'
import { html } from '#api/markup.ts'

const config = { may: 'page:read' } as const
/** A mail runs nothing; its links open outside. */
const MAIL_POLICY =
  "default-src 'none'; img-src *; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
const MAX_LISTED = 200
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
const STYLE =
  'body{max-width:720px;margin:40px auto;padding:0 20px;font:16px/1.5 sans-serif;background:#faf8f4;color:#17150f}h1{font:400 32px Georgia,serif}li{padding:12px 0;border-top:1px solid #e2dcd1;list-style:none}ul{padding:0}a{color:inherit}small{color:#575146}'

/** Names, addresses and the keys of orders: for the developer at this machine, whatever the shop listens on. */
export function serveOutboxPage(app: FastifyInstance, folder: string): void {
  app.addHook('onRequest', async (request) => {
    if (!isFromOwnMachine(request)) throw new ShopError('NOT_FOUND')
  })
  app.get('/dev/outbox.json', { config }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ mails: await listMails(folder, MAX_LISTED) }),
  )
  app.get('/dev/outbox', { config }, async (_, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': PAGE_POLICY })
      .type('text/html; charset=utf-8')
      .send(writeList(await listMails(folder, MAX_LISTED))),
  )
  app.get('/dev/outbox/:id', { config }, async (request, reply) => {
    const { id } = (request as FastifyRequest<{ Params: { id: string } }>).params
    const mail = await readMail(folder, id)
    if (!mail) throw new ShopError('NOT_FOUND')
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': MAIL_POLICY })
      .type('text/html; charset=utf-8')
      .send(mail.html)
  })
}

function writeList(mails: readonly StoredMail[]): string {
  const items = mails.map(
    ({ id, to, subject, at }) =>
      html`<li><a href="/dev/outbox/${id}">${subject}</a><br><small>${to}, ${at}</small></li>`,
  )
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${STYLE}</style></head>
<body><h1>Outbox</h1><p><small>Mails and texts this shop has written. It has no mail server: set MAIL_URL and SMS_URL to send them.</small></p><ul>${items}</ul></body></html>`
    .text
}
