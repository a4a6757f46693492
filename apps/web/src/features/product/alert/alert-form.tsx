import { CallError } from '@vitrine/contract/reply'
import { askAlert } from '@vitrine/contract/wishlist/alerts'
import { isEmail } from '@vitrine/domain/contact/email'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { EmailField } from '#web/lib/address/email-field.tsx'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { FrameTexts } from '#web/lib/store/frame-texts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Gap, useT } from '#web/ui/shop-context.tsx'
import styles from './alert-form.module.css'

export type Wanted = { sku: string; name: string }

/** In place of a button that could do nothing: tell me when it is back. */
export function AlertForm(wanted: Wanted) {
  return (
    <FrameTexts frame="rare" waiting={<div className={styles.form} aria-busy="true" />}>
      <Ask key={wanted.sku} {...wanted} />
    </FrameTexts>
  )
}

type Asked = { to: string; isWaiting: boolean }

function Ask({ sku, name }: Wanted) {
  const t = useT()
  const client = useClient()
  const isIn = useSession().status === 'signed-in'
  const { isBusy, problem, setProblem, attempt } = useAttempt()
  const [email, setEmail] = useState('')
  const [asked, setAsked] = useState<Asked>()
  const send = (to: string | undefined) =>
    attempt(async () => {
      const answer = await client.call(askAlert, { body: { sku, ...(to && { email: to }) } })
      setAsked({ to: to ?? '', isWaiting: answer === 'waiting' })
    }, problemOf)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const to = email.trim()
    if (!isEmail(to)) return setProblem('alert.wrong')
    void send(to)
  }
  if (asked)
    return (
      <Note tone="info">
        <p className="type-strong">{t(asked.isWaiting ? 'alert.waiting' : 'alert.asked')}</p>
        {!asked.isWaiting && <p>{t('alert.askedHint', { email: asked.to })}</p>}
      </Note>
    )
  return (
    <form className={styles.form} onSubmit={submit} noValidate data-alert>
      <div>
        <p className="type-strong">{t('alert.ask')}</p>
        <p className="type-small tone-second">{t('alert.lead', { name })}</p>
      </div>
      {isIn && (
        <Button look="line" isBusy={isBusy} onClick={() => void send(undefined)}>
          {t('alert.own')}
        </Button>
      )}
      <EmailField label={t('alert.email')} value={email} onChange={setEmail} error={problem && t(problem)} />
      <Button type="submit" isBusy={isBusy}>
        {t('alert.send')}
      </Button>
      <p className="type-caption tone-second">
        {t('alert.terms')}
        <Gap />
        <Link to="/privacy" className="text-link">
          {t('shell.privacy')}
        </Link>
      </p>
    </form>
  )
}

function problemOf(error: unknown): MessageKey {
  const code = error instanceof CallError ? error.code : 500
  if (code === 400) return 'alert.wrong'
  if (code === 409) return 'alert.inStock'
  if (code === 429) return 'alert.tooOften'
  return code === 0 ? 'alert.noLine' : 'alert.failed'
}
