import { liqPayProvider } from '@vitrine/api/adapters/payment/liqpay-provider'
import type { Settings } from '@vitrine/api/config'

/** Pages may send forms to the payment services that are set up and take one. */
export function formHosts({ payment }: Pick<Settings, 'payment'>): readonly string[] {
  return payment.liqPay ? liqPayProvider(payment.liqPay).formOrigins : []
}
