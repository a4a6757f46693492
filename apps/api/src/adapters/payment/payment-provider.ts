// A service that takes money for the shop. It is told what is to be paid and says how the shopper gets there; what became
// of it, it says in signed events, and once more when asked. Amounts are minor units.
import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentReport } from '@vitrine/domain/order/payment-report'
import type { Language } from '@vitrine/domain/store/store-view'

export type StartRequest = {
  /** Unique for each try; a start repeated with it is the same try. */
  reference: string
  amountMinor: number
  currencyCode: string
  orderNumber: string
  /** What the shopper reads on the service's page. */
  description: string
  storeCode: string
  language: Language
  email: string
  /** Where the browser comes back to; it proves nothing. */
  returnTo: { paid: string; failed: string; later: string }
  /** Where events are sent to. */
  eventsUrl: string
  closesAt: Date
}

/** A page to go to, or a form the browser sends there by itself. */
export type PayWay = { link: string } | { form: { action: string; fields: Record<string, string> } }
export type Started = { providerRef: string; way: PayWay }

/** A try as the shop knows it. */
export type KnownPayment = {
  reference: string
  providerRef: string
  amountMinor: number
  currencyCode: string
}

export type RawEvent = { headers: IncomingHttpHeaders; body: Buffer }
export type ProviderEvent = {
  /** Unique at the service; the same event sent again has the same. */
  id: string
  reference: string
  report: PaymentReport
}

export type Refunding = KnownPayment & { refundMinor: number; key: string }

export type PaymentProvider = {
  name: string
  /** Origins its forms are sent to, for the policy of the pages. */
  formOrigins: readonly string[]
  start(request: StartRequest): Promise<Started>
  /** Undefined for events that say nothing of a payment. Throws `EventForged` where the signature does not hold. */
  readEvent(raw: RawEvent): Promise<ProviderEvent | undefined>
  /** Undefined while nothing is decided. */
  ask(payment: KnownPayment): Promise<PaymentReport | undefined>
  /** Nobody shall pay by it any more; best effort. */
  close(payment: KnownPayment): Promise<void>
  /** Sent again with the same key it moves money once. Throws `RefundRefused` where it never will. */
  refund(refunding: Refunding): Promise<{ providerRef: string }>
}

export class EventForged extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'EventForged'
  }
}

export class RefundRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'RefundRefused'
  }
}
