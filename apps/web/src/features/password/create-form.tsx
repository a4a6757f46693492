import { createPassword } from '@vitrine/contract/user/password/passwords'
import { passwordFault } from '@vitrine/domain/contact/password-fault'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './password.module.css'
import { PasswordField } from './password-field.tsx'
import { problemOf } from './problem-of.ts'
import { useEntry } from './use-entry.ts'

type Known = { email: string; token: string }

/** Behind the link of a letter. What it brought leaves the address at once, and no server ever sees it. */
function useLink(): Known | null | undefined {
  const [known, setKnown] = useState<Known | null>()
  useEffect(() => {
    const said = new URLSearchParams(location.hash.slice(1))
    const [email, token] = [said.get('email'), said.get('token')]
    if (email === null || token === null) return setKnown((before) => before ?? null)
    setKnown({ email, token })
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  return known
}

export function CreateForm() {
  const known = useLink()
  if (known === undefined) return null
  return known === null ? <OldLink /> : <Chosen {...known} />
}

function Chosen({ email, token }: Known) {
  const t = useT()
  const client = useClient()
  const enter = useEntry()
  const { isBusy, problem, setProblem, attempt } = useAttempt()
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (passwordFault(password, email)) return setProblem('password.weak')
    void attempt(
      async () => {
        await client.call(createPassword, { body: { email, newPassword: password, resetToken: token } })
        await enter(email, password)
      },
      (error) => problemOf(error, 'password.linkOld'),
    )
  }
  if (problem === 'password.linkOld') return <OldLink />
  return (
    <>
      <p className="tone-second">{t('password.createLead', { email })}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          label={t('password.new')}
          name="new-password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          hint={t('password.hint')}
          error={problem && t(problem)}
        />
        <Button type="submit" isBusy={isBusy}>
          {t('password.save')}
        </Button>
      </form>
    </>
  )
}

function OldLink() {
  const t = useT()
  return (
    <>
      <Note tone="error">{t('password.linkOld')}</Note>
      <Link to="/password/reset" className="text-link">
        {t('password.askAgain')}
      </Link>
    </>
  )
}
