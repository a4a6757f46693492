import { decideApplication } from '@vitrine/contract/partner/membership'
import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './partners.module.css'

/** A yes at once, a no with its reason; who comes second is shown the list as it is by then. */
export function DecideForm({ id, onDecided }: { id: number; onDecided(): void }) {
  const t = useT()
  const client = useClient()
  const [isRefusing, setRefusing] = useState(false)
  const [reason, setReason] = useState('')
  const { isBusy, problem, attempt } = useAttempt()
  const decide = (approve: boolean) =>
    attempt(
      async () => {
        await client.call(decideApplication, { params: { id }, body: { approve, reason } })
        onDecided()
      },
      (error) => {
        if (error instanceof CallError && (error.code === 409 || error.code === 404)) onDecided()
        return error instanceof CallError && error.code === 400 ? 'staff.reasonMissing' : 'staff.stepFailed'
      },
    )
  if (!isRefusing)
    return (
      <div className={styles.acts}>
        <Button isBusy={isBusy} onClick={() => void decide(true)}>
          {t('staff.approve')}
        </Button>
        <Button look="line" onClick={() => setRefusing(true)}>
          {t('staff.refuse')}
        </Button>
        {problem && <Note tone="error">{t(problem)}</Note>}
      </div>
    )
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void decide(false)
      }}
    >
      <TextField
        label={t('staff.refuseReason')}
        {...(problem && { error: t(problem) })}
        value={reason}
        onChange={setReason}
        maxLength={300}
      />
      <div className={styles.acts}>
        <Button type="submit" isBusy={isBusy}>
          {t('staff.refuse')}
        </Button>
        <Button look="line" onClick={() => setRefusing(false)}>
          {t('staff.keep')}
        </Button>
      </div>
    </form>
  )
}
