import { MAX_EMAIL_LENGTH } from '@vitrine/domain/contact/email'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { Asked, LookupProblem } from './find-order.ts'
import styles from './lookup-form.module.css'

type FormProps = {
  /** What was asked before, or the number of the address somebody comes from. */
  known: Partial<Asked>
  /** What its button says, where it does not show the order. */
  submit?: string
  problem: LookupProblem | undefined
  isBusy: boolean
  onAsk(asked: Asked): void
}

/** Works without scripts too: then the page itself takes it. */
export function LookupForm({ known, submit: label, problem, isBusy, onAsk }: FormProps) {
  const t = useT()
  const [number, setNumber] = useState(known.number ?? '')
  const [contact, setContact] = useState(known.contact ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk({ number: number.trim(), contact: contact.trim() })
  }
  const errorOf = (field: keyof Asked) => problem?.field === field && { error: t(problem.words) }
  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      {problem && problem.field === undefined && (
        <Note tone="error">{t(problem.words, { count: problem.minutes ?? 0 })}</Note>
      )}
      <TextField
        label={t('order.lookupNumber')}
        name="number"
        autoComplete="off"
        inputMode="numeric"
        maxLength={20}
        value={number}
        onChange={setNumber}
        {...errorOf('number')}
      />
      <TextField
        label={t('login.contact')}
        hint={t('order.lookupContactHint')}
        name="contact"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        value={contact}
        onChange={setContact}
        {...errorOf('contact')}
      />
      <Button type="submit" isBusy={isBusy}>
        {label ?? t('order.lookupShow')}
      </Button>
    </form>
  )
}
