import { findStore } from '@vitrine/domain/store/find-store'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loadStores } from '#api/commerce/load-stores.ts'
import { ShopError } from '#api/errors.ts'
import { unreadable } from '#api/refusal/unreadable.ts'
import { findPayment, type GatewayPayment } from './find-payment.ts'
import { writeGatewayPage } from './gateway-page.ts'
import { type Answer, answerPayment, openPayment } from './gateway-queries.ts'
import { onThisHost } from './on-this-host.ts'
import { sendEvent } from './send-event.ts'
import { type GatewayDeps, readForm, reportOf } from './test-provider.ts'

const config = { may: 'page:read' } as const
const MAX_FORM_BYTES = 16_384
const ANSWERS: Record<string, Answer> = { pay: 'paid', decline: 'declined', leave: 'pending' }
const HEADERS = {
  'cache-control': 'no-store',
  // What is sent from here leads back to the shop, wherever that is.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
}

type Asked = FastifyRequest<{ Params: { token: string; answer: string } }>

/** The hosted page: plain forms, no script. What was decided is told to the shop before the browser goes back. */
export async function serveGateway(app: FastifyInstance, deps: GatewayDeps): Promise<void> {
  const { db, now } = deps
  app.removeAllContentTypeParsers()
  const parseAs = { parseAs: 'string', bodyLimit: MAX_FORM_BYTES } as const
  app.addContentTypeParser('application/x-www-form-urlencoded', parseAs, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.post('/test-gateway', { config }, async ({ body }, reply) => {
    const request = readForm(deps, (body ?? {}) as Record<string, string>)
    if (!request) throw unreadable('form', 'was changed on its way')
    return goTo(reply, `/test-gateway/${await openPayment(db, request, now())}`)
  })
  app.get('/test-gateway/:token', { config }, async (request, reply) => {
    const payment = await getPayment(deps, request as Asked)
    const report = reportOf(payment, now())
    if (report && report.kind !== 'pending') return goTo(reply, wayBack(payment))
    const store = findStore(await loadStores(db), payment.store_code)
    if (!store) throw new ShopError('NOT_FOUND')
    return reply
      .headers(HEADERS)
      .type('text/html; charset=utf-8')
      .send(writeGatewayPage({ payment, store, now: now() }))
  })
  app.post('/test-gateway/:token/:answer', { config }, async (request, reply) => {
    const { token } = await getPayment(deps, request as Asked)
    const answer = ANSWERS[(request as Asked).params.answer]
    if (!answer) throw new ShopError('NOT_FOUND')
    await answerPayment(db, { token, answer, now: now() })
    const answered = await getPayment(deps, request as Asked)
    await sendEvent(app, deps, answered)
    return goTo(reply, wayBack(answered))
  })
}

async function getPayment({ db }: GatewayDeps, { params }: Asked): Promise<GatewayPayment> {
  const found = await findPayment(db, params.token)
  if (!found) throw new ShopError('NOT_FOUND')
  return found
}

/** A bank that has not answered has not refused either: that page tells which. */
function wayBack({ state, return_paid, return_failed }: GatewayPayment): string {
  return onThisHost(state === 'paid' || state === 'pending' ? return_paid : return_failed)
}

const goTo = (reply: FastifyReply, address: string) => reply.headers(HEADERS).redirect(address, 303)
