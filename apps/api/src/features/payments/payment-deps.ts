import type { PaymentProvider } from '#api/adapters/payment/payment-provider.ts'

export type PaymentDeps = {
  /** By their names. */
  providers: ReadonlyMap<string, PaymentProvider>
  /** Where browsers come back to, and events are sent to. */
  publicUrl: string
}
