import { resetPassword } from '@vitrine/contract/user/password/passwords'
import { isEmail } from '@vitrine/domain/contact/email'
import { type FormEvent, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { EmailField } from '#web/lib/address/email-field.tsx'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './password.module.css'
import { problemOf } from './problem-of.ts'

/** Not without a line (spec accounts §4). The answer is the same whoever reads the mailbox. */
export function ResetForm() {
  const t = useT()
  const client = useClient()
  const isOnline = useIsOnline()
  const { isBusy, problem, setProblem, attempt } = useAttempt()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const to = email.trim()
    if (!isOnline) return setProblem('password.offline')
    if (!isEmail(to)) return setProblem('password.emailWrong')
    void attempt(
      async () => {
        await client.call(resetPassword, { body: { email: to } })
        setSentTo(to)
      },
      (error) => problemOf(error, 'password.emailWrong'),
    )
  }
  return (
    <>
      <p className="tone-second">{t('password.resetLead')}</p>
      {sentTo !== undefined && (
        <Note tone="info">
          <p className="type-strong">{t('password.resetSent', { email: sentTo })}</p>
          <p>{t('password.resetSentHint')}</p>
        </Note>
      )}
      <form className={styles.form} onSubmit={submit} noValidate>
        <EmailField
          label={t('password.email')}
          value={email}
          onChange={setEmail}
          error={problem && t(problem)}
        />
        <Button type="submit" isBusy={isBusy} look={sentTo === undefined ? undefined : 'line'}>
          {t('password.resetSend')}
        </Button>
      </form>
    </>
  )
}
