import { codeDigits } from '@vitrine/domain/contact/code-digits'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../account.module.css'

type CodeProps = {
  sentTo: string
  isBusy: boolean
  error: string | undefined
  /** Of the button: what the code does. */
  action: string
  onConfirm(code: string): void
}

const DIGITS = 6

/** Six digits that do something at once. */
export function ProofCode({ sentTo, isBusy, error, action, onConfirm }: CodeProps) {
  const t = useT()
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm(code)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('account.code')}
        hint={t('account.codeSentTo', { contact: sentTo })}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        // As in a letter, with words and gaps: cut off by the field, only these would be left.
        maxLength={40}
        value={code}
        onChange={(text) => setCode(codeDigits(text, DIGITS))}
        {...(error !== undefined && { error })}
      />
      <Button type="submit" isBusy={isBusy} disabled={code.length < DIGITS}>
        {action}
      </Button>
    </form>
  )
}
