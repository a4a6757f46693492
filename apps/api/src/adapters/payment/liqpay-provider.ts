// LiqPay: the browser sends a signed form; what became of it comes as a signed form, too. Rules as LiqPay publishes them: `data`
// is JSON in base64, `signature` base64 of SHA-1 over private key, data, private key.
import { createHash, timingSafeEqual } from 'node:crypto'
import { toMajor, toMinor } from '@vitrine/domain/money/money'
import type { PaymentReport } from '@vitrine/domain/order/payment-report'
import { z } from 'zod'
import { EventForged, type PaymentProvider, RefundRefused, type StartRequest } from './payment-provider.ts'

export type LiqPaySettings = {
  publicKey: string
  privateKey: string
  /** Another address than LiqPay's own; for tests. */
  url?: string | undefined
}

const OWN_URL = 'https://www.liqpay.ua'
const TIMEOUT_MS = 10_000

/** What LiqPay tells of a payment; fields we do not read are left out. */
const PaymentSchema = z.object({
  order_id: z.string().optional(),
  payment_id: z.union([z.string(), z.number()]).optional(),
  status: z.string().optional(),
  amount: z.coerce.number().optional(),
  currency: z.string().optional(),
})
type Payment = z.output<typeof PaymentSchema>

export function liqPayProvider({ publicKey, privateKey, url = OWN_URL }: LiqPaySettings): PaymentProvider {
  const sign = (data: string) => createHash('sha1').update(`${privateKey}${data}${privateKey}`).digest()
  const pack = (values: object) => {
    const data = Buffer.from(JSON.stringify({ version: 3, public_key: publicKey, ...values })).toString(
      'base64',
    )
    return { data, signature: sign(data).toString('base64') }
  }
  return {
    name: 'liqpay',
    formOrigins: [new URL(url).origin],
    async start(request) {
      const form = { action: `${url}/api/3/checkout`, fields: pack(toPayment(request)) }
      return { providerRef: request.reference, way: { form } }
    },
    async readEvent({ body }) {
      const { data = '', signature = '' } = Object.fromEntries(new URLSearchParams(body.toString()))
      const given = Buffer.from(signature, 'base64')
      const own = sign(data)
      if (given.length !== own.length || !timingSafeEqual(given, own))
        throw new EventForged('The signature differs.')
      const payment = PaymentSchema.parse(JSON.parse(Buffer.from(data, 'base64').toString()))
      const report = reportOf(payment)
      if (!report || !payment.order_id) return undefined
      return { id: `${payment.payment_id ?? ''}-${payment.status}`, reference: payment.order_id, report }
    },
    async ask({ reference }) {
      const answer = await fetch(`${url}/api/request`, {
        method: 'POST',
        body: new URLSearchParams(pack({ action: 'status', order_id: reference })),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!answer.ok) throw new Error(`LiqPay answered ${answer.status}.`)
      return reportOf(PaymentSchema.parse(await answer.json()))
    },
    // A form nobody sent was never opened there; it names its own end.
    close: async () => undefined,
    async refund() {
      // LiqPay takes no key with a refund: one sent again after a lost answer would move money twice.
      throw new RefundRefused('LiqPay is refunded in its cabinet.')
    },
  }
}

function toPayment(request: StartRequest) {
  return {
    action: 'pay',
    amount: toMajor(request.amountMinor),
    currency: request.currencyCode,
    description: request.description,
    order_id: request.reference,
    language: request.language === 'uk' ? 'uk' : 'en',
    // UTC, as LiqPay writes it.
    expired_date: request.closesAt.toISOString().slice(0, 19).replace('T', ' '),
    server_url: request.eventsUrl,
    result_url: request.returnTo.paid,
  }
}

const FAILED = new Set(['failure', 'error', 'reversed'])
const PENDING = /^(processing|prepared|hold_wait|cash_wait|invoice_wait|wait_\w+|\w+_verify|\w+_hold)$/

/** `sandbox` moves no money, so it pays nothing here. A payment LiqPay does not know has no `payment_id`. */
function reportOf({
  status = '',
  payment_id,
  amount = 0,
  currency = '',
}: Payment): PaymentReport | undefined {
  if (payment_id === undefined) return undefined
  if (status === 'success') return { kind: 'paid', amountMinor: toMinor(amount), currencyCode: currency }
  if (FAILED.has(status)) return { kind: 'failed' }
  return PENDING.test(status) ? { kind: 'pending' } : undefined
}
