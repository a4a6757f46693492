import type { OwedRoyalties } from '@vitrine/contract/partner/sums'
import { isReason, REASON_LENGTH } from '@vitrine/domain/access/reason'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { StaffDialog } from '../../staff-dialog.tsx'
import type { CustomerActs } from '../use-customer.ts'
import styles from './acts.module.css'
import { GivesUp } from './gives-up.tsx'

export type DataDeed = 'take' | 'delete'
type DataFormProps = { deed: DataDeed; acts: CustomerActs; onDone(deed: DataDeed): void; onClose(): void }

const WORDS: Record<DataDeed, Record<'title' | 'text' | 'deed', MessageKey>> = {
  take: { title: 'staff.dataTake', text: 'staff.dataTakeText', deed: 'staff.dataTakeDo' },
  delete: { title: 'staff.dataDelete', text: 'staff.dataDeleteText', deed: 'staff.dataDeleteDo' },
}

/** Says what will be, and asks why: that stands in the audit. */
export function DataForm({ deed, acts, onDone, onClose }: DataFormProps) {
  const t = useT()
  const words = WORDS[deed]
  const [owed, setOwed] = useState<readonly OwedRoyalties[]>([])
  const [givesUp, setGivesUp] = useState(false)
  const form = useSentForm({
    start: { reason: '' },
    check: ({ reason }) => (isReason(reason) ? {} : { reason: t('staff.dataWhy') }),
    async send({ reason }) {
      const said = reason.trim()
      const failed = await (deed === 'take' ? acts.takeData(said) : acts.remove(said, givesUp))
      if (typeof failed === 'string') return { reason: t(failed) }
      if (failed === undefined) return void onDone(deed)
      setOwed(failed)
      // Not done: what was typed stays.
      return {}
    },
    failed: 'staff.stepFailed',
  })
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
      <form id="personal-data" {...form.formProps} className={styles.form}>
        <p>{t(words.text)}</p>
        <FormText
          {...{ control: form.control, name: 'reason' }}
          label={t('staff.dataReason')}
          hint={t('staff.dataReasonHint')}
          maxLength={REASON_LENGTH.most}
        />
        {owed.length > 0 && <GivesUp owed={owed} isChosen={givesUp} onPick={setGivesUp} />}
      </form>
    </StaffDialog>
  )
}
