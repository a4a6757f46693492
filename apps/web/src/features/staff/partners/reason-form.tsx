import { FormProblem, FormText } from '#web/lib/form/fields.tsx'
import type { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './partners.module.css'

type ReasonFormProps = {
  form: ReturnType<typeof useSentForm<{ reason: string }>>
  label: string
  act: string
  onKeep(): void
}

/** Why somebody is no partner, or no longer: read by them in a letter. */
export function ReasonForm({ form, label, act, onKeep }: ReasonFormProps) {
  const t = useT()
  return (
    <form {...form.formProps} className={styles.form}>
      <FormText {...{ control: form.control, name: 'reason' }} label={label} maxLength={300} />
      <FormProblem form={form} />
      <div className={styles.acts}>
        <Button type="submit" isBusy={form.isBusy}>
          {act}
        </Button>
        <Button look="line" onClick={onKeep}>
          {t('staff.notNow')}
        </Button>
      </div>
    </form>
  )
}
