import type { StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import { FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { reasonWord } from '../event-words.ts'
import type { StaffActs } from '../use-staff-order.ts'
import styles from './acts.module.css'

type ReviewFormProps = { review: StaffOrderDetails['reviews'][number]; acts: StaffActs }

/** Money somebody has to look at, and the word that it was done. */
export function ReviewForm({ review, acts }: ReviewFormProps) {
  const t = useT()
  const form = useSentForm({
    start: { resolution: '' },
    check: ({ resolution }) => (resolution.trim() ? {} : { resolution: t('staff.needed') }),
    send: async ({ resolution }) => ((await acts.resolve(review.id, resolution)) ? undefined : {}),
    failed: 'staff.stepFailed',
  })
  return (
    <form {...form.formProps} className={styles.part}>
      <Note tone="warn">{t(reasonWord(review.reason))}</Note>
      <FormText
        {...{ control: form.control, name: 'resolution' }}
        label={t('staff.resolution')}
        maxLength={500}
        isRequired
      />
      <Button type="submit" look="line" isBusy={acts.isBusy} disabled={acts.isBusy}>
        {t('staff.resolve')}
      </Button>
    </form>
  )
}
