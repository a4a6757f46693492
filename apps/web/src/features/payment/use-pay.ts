import type { OrderView } from '@vitrine/contract/order'
import { payOrder } from '@vitrine/contract/order/payment'
import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useEffect, useState } from 'react'
import { useLeaveToPay } from '#web/engine/pay/use-leave-to-pay.ts'
import { useClient } from '#web/engine/use-client.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'

export type PayableOrder = {
  order: OrderView
  access: { id: string; key: string | undefined }
  /** The order is another one by now. */
  onChange(): void
}
export type Pay = {
  state: 'idle' | 'leaving' | 'failed'
  pay(seen: number, methodCode?: string): Promise<void>
}

/** What the page read anew does not say: it shows the new sum, or the other ways, as if it had always been so. */
const WORDS: Readonly<Record<string, MessageKey>> = {
  TOTAL_CHANGED: 'payment.totalChanged',
  PAYMENT_UNAVAILABLE: 'payment.notOffered',
}

/** Tries once more, or another way; what is settled outside the shop stays on this page. */
export function usePay({ access, onChange }: PayableOrder): Pay {
  const t = useT()
  const client = useClient()
  const leaveToPay = useLeaveToPay()
  const [state, setState] = useState<Pay['state']>('idle')
  // Back from the payment by "Back", the page is as it was left.
  useEffect(() => {
    const back = () => setState('idle')
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  const pay = async (seen: number, methodCode?: string) => {
    setState('leaving')
    try {
      const way = await client.call(payOrder, {
        params: { id: access.id },
        query: { key: access.key },
        body: { expected_total: seen, ...(methodCode !== undefined && { payment_method_code: methodCode }) },
      })
      if (await leaveToPay(access.id, way)) return
      setState('idle')
      onChange()
    } catch (error) {
      setState('failed')
      if (error instanceof CallError && [400, 409].includes(error.code)) refused(error)
    }
  }
  function refused({ meta }: CallError) {
    const words = WORDS[meta.errorCode ?? '']
    if (words) notify({ text: t(words), tone: 'warning' })
    // Paid, given up or waited for meanwhile: the page says which.
    onChange()
  }
  return { state, pay }
}
