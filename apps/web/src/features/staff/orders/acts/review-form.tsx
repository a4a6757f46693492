import type { StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { reasonWord } from '../event-words.ts'
import type { StaffActs } from '../use-staff-order.ts'
import styles from './acts.module.css'

type ReviewFormProps = { review: StaffOrderDetails['reviews'][number]; acts: StaffActs }

/** Money somebody has to look at, and the word that it was done. */
export function ReviewForm({ review, acts }: ReviewFormProps) {
  const t = useT()
  const [resolution, setResolution] = useState('')
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault()
        if (resolution.trim()) void acts.resolve(review.id, resolution)
      }}
    >
      <Note tone="warn">{t(reasonWord(review.reason))}</Note>
      <TextField
        label={t('staff.resolution')}
        value={resolution}
        onChange={setResolution}
        maxLength={500}
        isRequired
      />
      <Button type="submit" look="line" isBusy={acts.isBusy} disabled={acts.isBusy}>
        {t('staff.resolve')}
      </Button>
    </form>
  )
}
