import { MAX_EMAIL_LENGTH } from '@vitrine/domain/contact/email'
import { orderNumberIn } from '@vitrine/domain/contact/order-number-in'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { type Asked, type LookupProblem, MAX_PASTED } from './find-order.ts'
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
  const [number, setNumber] = useState(orderNumberIn(known.number ?? ''))
  const [contact, setContact] = useState(known.contact ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk({ number, contact: contact.trim() })
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
        // As in a letter, with words around it: cut off by the field, only these would be left.
        maxLength={MAX_PASTED}
        value={number}
        onChange={(text) => setNumber(orderNumberIn(text))}
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
