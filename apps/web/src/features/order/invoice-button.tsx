import { getInvoice } from '@vitrine/contract/order/invoice'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { savePdf } from '#web/lib/download/save-pdf.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { OrderAccess } from './use-order.ts'

type Doing = 'nothing' | 'loading' | 'failed'

/** Fetched when it is asked for, and saved as a file. */
export function InvoiceButton({ access: { id, key } }: { access: OrderAccess }) {
  const t = useT()
  const client = useClient()
  const [doing, setDoing] = useState<Doing>('nothing')
  const load = async () => {
    setDoing('loading')
    try {
      savePdf(await client.call(getInvoice, { params: { id }, query: { key } }))
      setDoing('nothing')
    } catch {
      setDoing('failed')
    }
  }
  return (
    <div>
      <Button look="line" isBusy={doing === 'loading'} disabled={doing === 'loading'} onClick={load}>
        {t(doing === 'loading' ? 'order.invoiceLoading' : 'order.invoice')}
      </Button>
      {doing === 'failed' && <p role="alert">{t('order.invoiceFailed')}</p>}
    </div>
  )
}
