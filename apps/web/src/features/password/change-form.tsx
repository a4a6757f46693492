import { changePassword } from '@vitrine/contract/user/password/passwords'
import { passwordFault } from '@vitrine/domain/contact/password-fault'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { openSignIn } from '#web/lib/account/sign-in-modal.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { notify } from '#web/lib/notify.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './password.module.css'
import { PasswordField } from './password-field.tsx'
import { problemOf } from './problem-of.ts'

export function ChangeForm() {
  const t = useT()
  const { status } = useSession()
  if (status === 'unknown') return null
  if (status === 'signed-in') return <Change />
  return (
    <>
      <p>{t('password.guest')}</p>
      <Button onClick={() => openSignIn()}>{t('login.title')}</Button>
    </>
  )
}

function Change() {
  const t = useT()
  const client = useClient()
  const isOnline = useIsOnline()
  const { isBusy, problem, setProblem, attempt } = useAttempt()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const isOfCurrent = problem === 'password.currentWrong'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isOnline) return setProblem('login.noLine')
    if (passwordFault(next)) return setProblem('password.weak')
    void attempt(
      async () => {
        await client.call(changePassword, { body: { currentPassword: current, newPassword: next } })
        setCurrent('')
        setNext('')
        notify({ text: t('password.changed'), tone: 'success' })
      },
      (error) => problemOf(error, 'login.failed'),
    )
  }
  return (
    <>
      <p className="tone-second">{t('password.changeLead')}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          label={t('password.current')}
          name="current-password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          error={isOfCurrent ? t(problem) : undefined}
        />
        <PasswordField
          label={t('password.new')}
          name="new-password"
          autoComplete="new-password"
          value={next}
          onChange={setNext}
          hint={t('password.hint')}
          error={problem && !isOfCurrent ? t(problem) : undefined}
        />
        <Button type="submit" isBusy={isBusy}>
          {t('password.change')}
        </Button>
      </form>
      <Link to="/password/reset" className="text-link">
        {t('password.forgotten')}
      </Link>
    </>
  )
}
