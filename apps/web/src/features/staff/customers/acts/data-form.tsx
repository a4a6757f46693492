import type { MessageKey } from '@vitrine/i18n/message-key'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { StaffDialog } from '../../staff-dialog.tsx'
import type { CustomerActs } from '../use-customer.ts'
import styles from './acts.module.css'

export type DataDeed = 'take' | 'delete'
type DataFormProps = { deed: DataDeed; acts: CustomerActs; onDone(deed: DataDeed): void; onClose(): void }

const WORDS: Record<DataDeed, Record<'title' | 'text' | 'deed', MessageKey>> = {
  take: { title: 'staff.dataTake', text: 'staff.dataTakeText', deed: 'staff.dataTakeDo' },
  delete: { title: 'staff.dataDelete', text: 'staff.dataDeleteText', deed: 'staff.dataDeleteDo' },
}

/** Says what will be, and asks why: that stands in the audit. */
export function DataForm({ deed, acts, onDone, onClose }: DataFormProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<MessageKey>()
  const words = WORDS[deed]
  async function send(event: FormEvent) {
    event.preventDefault()
    const said = reason.trim()
    if (said.length < 3) return setProblem('staff.dataWhy')
    const failed = await (deed === 'take' ? acts.takeData(said) : acts.remove(said))
    if (failed) return setProblem(failed)
    onDone(deed)
  }
  return (
    <StaffDialog
      title={t(words.title)}
      onClose={onClose}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {t('staff.dataKeep')}
          </Button>
          <Button type="submit" form="personal-data" isBusy={acts.isBusy} disabled={acts.isBusy}>
            {t(words.deed)}
          </Button>
        </>
      }
    >
      <form id="personal-data" className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <p>{t(words.text)}</p>
        <TextField
          label={t('staff.dataReason')}
          value={reason}
          maxLength={200}
          hint={t('staff.dataReasonHint')}
          onChange={(next) => {
            setReason(next)
            setProblem(undefined)
          }}
          {...(problem && { error: t(problem) })}
        />
      </form>
    </StaffDialog>
  )
}
