import type { ReactNode } from 'react'
import { FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'

type ResolutionFormProps = {
  /** Also while something else of the same is done. */
  isBusy?: boolean
  className?: string | undefined
  /** False where it was not done, and somebody else says why. */
  onSend(resolution: string): Promise<boolean>
  children?: ReactNode
}

/** The word that money somebody had to look at is settled, and how. */
export function ResolutionForm({ isBusy = false, className, onSend, children }: ResolutionFormProps) {
  const t = useT()
  const form = useSentForm({
    start: { resolution: '' },
    check: ({ resolution }) => (resolution.trim() ? {} : { resolution: t('staff.needed') }),
    send: async ({ resolution }) => ((await onSend(resolution)) ? undefined : {}),
    failed: 'staff.stepFailed',
  })
  const isWaiting = isBusy || form.isBusy
  return (
    <form {...form.formProps} className={className}>
      {children}
      <FormText
        {...{ control: form.control, name: 'resolution' }}
        label={t('staff.resolution')}
        maxLength={500}
        isRequired
      />
      <Button type="submit" look="line" isBusy={isWaiting} disabled={isWaiting}>
        {t('staff.resolve')}
      </Button>
      {form.problem && <Note tone="warn">{form.problem}</Note>}
    </form>
  )
}
