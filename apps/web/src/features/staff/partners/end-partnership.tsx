import { endPartnership } from '@vitrine/contract/partner/staff/end-partnership'
import { CallError } from '@vitrine/contract/reply'
import { isReason } from '@vitrine/domain/access/reason'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { StaffDialog } from '../staff-dialog.tsx'
import { ReasonForm } from './reason-form.tsx'

type EndPartnershipProps = { id: number; name: string; onEnded(): void }

/** Asked once more, since the partner reads it by e-mail a moment later: what ends with it, and what does not. */
export function EndPartnership({ id, name, onEnded }: EndPartnershipProps) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="line" onClick={() => setAsking(true)}>
        {t('staff.endPartnership')}
      </Button>
      {isAsking && (
        <StaffDialog title={t('staff.endPartnershipOf', { name })} onClose={() => setAsking(false)}>
          <p>{t('staff.endPartnershipText')}</p>
          <EndForm id={id} onEnded={onEnded} onKeep={() => setAsking(false)} />
        </StaffDialog>
      )}
    </>
  )
}

type EndFormProps = { id: number; onEnded(): void; onKeep(): void }

function EndForm({ id, onEnded, onKeep }: EndFormProps) {
  const t = useT()
  const client = useClient()
  const form = useSentForm({
    start: { reason: '' },
    check: ({ reason }) => (isReason(reason) ? {} : { reason: t('staff.reasonMissing') }),
    async send({ reason }) {
      await client.call(endPartnership, { params: { id }, body: { reason } }).catch(unlessEnded)
      notify({ text: t('staff.partnershipEnded'), tone: 'success' })
      onEnded()
      return undefined
    },
    refused: ({ code }) => (code === 400 ? { reason: t('staff.reasonMissing') } : undefined),
    failed: 'staff.stepFailed',
  })
  return (
    <ReasonForm
      form={form}
      label={t('staff.endPartnershipReason')}
      act={t('staff.endPartnership')}
      onKeep={onKeep}
    />
  )
}

/** Somebody else has ended it meanwhile: it is as it was wished. */
function unlessEnded(error: unknown): void {
  if (!(error instanceof CallError) || error.code !== 409) throw error
}
