import type { PayWay } from '@vitrine/contract/order/payment'
import { leaveToPay } from '#web/lib/leave-to-pay.ts'
import { useEngine } from '../engine-provider.tsx'

type Way = Partial<Pick<PayWay, 'pay_link' | 'pay_form'>>

/** Which order is being paid is on disk before the browser leaves: the service may send it back without a word. */
export function useLeaveToPay(): (orderId: string, way: Way) => Promise<boolean> {
  const { activeOrder } = useEngine()
  return async (orderId, way) => {
    if (!way.pay_link && !way.pay_form) return false
    await activeOrder.keep({ activeOrderId: orderId })
    return leaveToPay(way)
  }
}
