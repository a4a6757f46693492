import { decideApplication } from '@vitrine/contract/partner/membership'
import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { whyFailed } from '#web/lib/answer/why-undecided.ts'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './partners.module.css'
import { ReasonForm } from './reason-form.tsx'

type DecideFormProps = { id: number; onDecided(): void }

/** A yes at once, a no with its reason; who comes second is told so, and shown the list as it is by then. */
export function DecideForm({ id, onDecided }: DecideFormProps) {
  const t = useT()
  const decide = useDecide({ id, onDecided })
  const [isRefusing, setRefusing] = useState(false)
  const { isBusy, problem, attempt } = useAttempt()
  if (isRefusing) return <RefuseForm decide={decide} onKeep={() => setRefusing(false)} />
  return (
    <div className={styles.acts}>
      <Button isBusy={isBusy} onClick={() => void attempt(() => decide(true), undecidedText)}>
        {t('staff.approve')}
      </Button>
      <Button look="line" onClick={() => setRefusing(true)}>
        {t('staff.refuse')}
      </Button>
      {problem && <Note tone="error">{t(problem)}</Note>}
    </div>
  )
}

type Decide = ReturnType<typeof useDecide>

function RefuseForm({ decide, onKeep }: { decide: Decide; onKeep(): void }) {
  const t = useT()
  const form = useSentForm({
    start: { reason: '' },
    async send({ reason }) {
      await decide(false, reason)
      return undefined
    },
    refused: ({ code }) => (code === 400 ? { reason: t('staff.reasonMissing') } : undefined),
    failed: 'staff.stepFailed',
  })
  return <ReasonForm form={form} label={t('staff.refuseReason')} act={t('staff.refuse')} onKeep={onKeep} />
}

function useDecide({ id, onDecided }: DecideFormProps) {
  const t = useT()
  const client = useClient()
  return async (approve: boolean, reason = ''): Promise<void> => {
    try {
      await client.call(decideApplication, { params: { id }, body: { approve, reason } })
    } catch (error) {
      if (!(error instanceof CallError) || ![404, 409].includes(error.code)) throw error
      // Theirs may have been the opposite.
      notify({
        text: t(error.code === 409 ? 'staff.applicationDecided' : 'staff.stepFailed'),
        tone: 'warning',
      })
    }
    onDecided()
  }
}

const undecidedText = (error: unknown) => whyFailed(error, 'staff.stepFailed')
