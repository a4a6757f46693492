import { getReturnSlip } from '@vitrine/contract/order/returns'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { savePdf } from '#web/lib/download/save-pdf.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { ReturnProof } from '../use-return-proof.ts'

export function SlipButton({ number, proof }: { number: string; proof: ReturnProof }) {
  const t = useT()
  const client = useClient()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const load = async () => {
    setState('busy')
    try {
      savePdf(await client.call(getReturnSlip, { body: { ...proof, return_number: number } }))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <div>
      <Button look="line" isBusy={state === 'busy'} disabled={state === 'busy'} onClick={load}>
        {t('return.slip')}
      </Button>
      {state === 'failed' && <p role="alert">{t('return.slipFailed')}</p>}
    </div>
  )
}
