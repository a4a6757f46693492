import type { MessageKey } from '@vitrine/i18n/message-key'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'

type NameFormProps = {
  className: string | undefined
  label: string
  name?: string
  isMain?: boolean
  isBusy: boolean
  problem: MessageKey | undefined
  onSave(name: string): void
}

/** A person's whole name in one field: asked for after the first sign-in, changed in the account. */
export function NameForm({
  className,
  label,
  name = '',
  isMain = false,
  isBusy,
  problem,
  onSave,
}: NameFormProps) {
  const t = useT()
  const [typed, setTyped] = useState(name)
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave(typed)
  }
  return (
    <form className={className} onSubmit={save} noValidate>
      <TextField
        label={label}
        name="name"
        autoComplete="name"
        maxLength={100}
        value={typed}
        onChange={setTyped}
        {...(problem && { error: t(problem) })}
      />
      <Button type="submit" isMain={isMain} isBusy={isBusy}>
        {t('login.save')}
      </Button>
    </form>
  )
}
