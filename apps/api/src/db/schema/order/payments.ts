import type { AttemptState, ReviewReason } from '@vitrine/domain/order/payment-report'
import type { Generated, GeneratedAlways } from 'kysely'
import type { DefaultJson, Json } from '#api/db/json.ts'

type PaymentTable = {
  payment_id: GeneratedAlways<number>
  order_id: number
  reference: string
  provider: string
  method_code: string
  amount_minor: number
  currency_code: string
  state: Generated<AttemptState>
  provider_ref: string | null
  way: Json | null
  closes_at: Date
  ask_at: Date | null
  asked: Generated<number>
  refunded_minor: Generated<number>
  created_at: Date
  settled_at: Date | null
}

type PaymentEventTable = {
  provider: string
  event_id: string
  payment_id: number | null
  kind: string
  received_at: Date
}

type PaymentReviewTable = {
  review_id: GeneratedAlways<number>
  /** Null where no payment is known, and where it is about a refund. */
  payment_id: number | null
  /** Of one a service refused, as its details say. */
  refund_id: GeneratedAlways<number | null>
  reason: ReviewReason
  details: DefaultJson
  at: Date
  resolved_at: Date | null
  resolution: string | null
}

type RefundTable = {
  refund_id: GeneratedAlways<number>
  order_id: number
  payment_id: number | null
  key: string
  /** In money. */
  amount_minor: number
  gift_card_minor: Generated<number>
  bonus_minor: Generated<number>
  reason: Generated<string>
  state: Generated<'asked' | 'done' | 'refused'>
  provider_ref: string | null
  ask_at: Date | null
  asked: Generated<number>
  created_at: Date
  settled_at: Date | null
}

type TestGatewayPaymentTable = {
  token: string
  reference: string
  amount_minor: number
  currency_code: string
  order_number: string
  store_code: string
  events_url: string
  state: Generated<'open' | 'pending' | 'paid' | 'declined' | 'closed'>
  return_paid: string
  return_failed: string
  return_later: string
  refunded_minor: Generated<number>
  opened_at: Date
  closes_at: Date
}

type TestGatewayRefundTable = {
  key: string
  token: string
  amount_minor: number
}

type InvoiceTable = {
  order_id: number
  number: string
  issued_at: Date
}

type InvoiceCounterTable = {
  year: number
  last: number
}

export type PaymentsSchema = {
  invoice: InvoiceTable
  invoice_counter: InvoiceCounterTable
  payment: PaymentTable
  payment_event: PaymentEventTable
  payment_review: PaymentReviewTable
  refund: RefundTable
  test_gateway_payment: TestGatewayPaymentTable
  test_gateway_refund: TestGatewayRefundTable
}
