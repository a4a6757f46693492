import { getInvoice } from '@vitrine/contract/order/invoice'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
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
      const { filename, pdf } = await client.call(getInvoice, { params: { id }, query: { key } })
      save(
        filename,
        Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0)),
      )
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

function save(name: string, content: Uint8Array<ArrayBuffer>): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/pdf' }))
  link.download = name
  link.click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
