import { MAX_EMAIL_LENGTH } from '@vitrine/domain/contact/email'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './password.module.css'
import { PasswordField } from './password-field.tsx'
import { problemOf } from './problem-of.ts'
import { useEntry } from './use-entry.ts'

export function EnterForm() {
  const t = useT()
  const enter = useEntry()
  const { isBusy, problem, attempt } = useAttempt()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(
      () => enter(username.trim(), password),
      (error) => problemOf(error, 'password.wrong'),
    )
  }
  return (
    <>
      <p className="tone-second">{t('password.lead')}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('login.contact')}
          name="username"
          autoComplete="username"
          maxLength={MAX_EMAIL_LENGTH}
          value={username}
          onChange={setUsername}
        />
        <PasswordField
          label={t('password.field')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={problem && t(problem)}
        />
        <Button type="submit" isBusy={isBusy}>
          {t('password.enter')}
        </Button>
      </form>
      <Link to="/password/reset" className="text-link">
        {t('password.forgotten')}
      </Link>
    </>
  )
}
