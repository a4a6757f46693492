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

/** Six digits that do something at once. */
export function ProofCode({ sentTo, isBusy, error, action, onConfirm }: CodeProps) {
  const t = useT()
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm(code.trim())
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('account.code')}
        hint={t('account.codeSentTo', { contact: sentTo })}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        value={code}
        onChange={setCode}
        {...(error !== undefined && { error })}
      />
      <Button type="submit" isBusy={isBusy} disabled={code.trim().length < 6}>
        {action}
      </Button>
    </form>
  )
}
