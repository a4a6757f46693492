import { CallError } from '@vitrine/contract/reply'
import { actAs, actAsBlogger } from '@vitrine/contract/user/acting'
import type { User } from '@vitrine/contract/user/user'
import { isEmail, MAX_EMAIL_LENGTH } from '@vitrine/domain/contact/email'
import { isPhoneShape } from '@vitrine/domain/contact/phone'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { type FormEvent, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { whyUndecided } from '#web/lib/answer/why-undecided.ts'
import { notify } from '#web/lib/notify.ts'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../account.module.css'

/** For the staff: as a customer, found by their contact, or as the blogger (spec accounts §4). */
export function ActForm() {
  const t = useT()
  const client = useClient()
  const session = useSession()
  const { hasBlogger } = useShopInfo()
  const [contact, setContact] = useState('')
  const { isBusy, problem, setProblem, attempt } = useAttempt()
  const begin = (asks: () => Promise<User>) =>
    attempt(async () => {
      const { token = '' } = await asks()
      setContact('')
      await session.switchTo(token)
      notify({ text: t('account.actBegun'), tone: 'success' })
    }, problemOf)
  function submit(event: FormEvent) {
    event.preventDefault()
    const asked = contact.trim()
    if (!isEmail(asked) && !isPhoneShape(asked)) return setProblem('login.contactWrong')
    void begin(() => client.call(actAs, { body: { contact: asked } }))
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('account.actContact')}
        name="contact"
        autoComplete="off"
        maxLength={MAX_EMAIL_LENGTH}
        value={contact}
        onChange={setContact}
        {...(problem && { error: t(problem) })}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('account.act')}
      </Button>
      {hasBlogger && (
        <Button look="line" onClick={() => void begin(() => client.call(actAsBlogger))}>
          {t('account.actAsBlogger')}
        </Button>
      )}
    </form>
  )
}

const PROBLEMS: Record<number, MessageKey> = {
  400: 'login.contactWrong',
  403: 'account.actRefused',
  404: 'account.actUnknown',
}
const problemOf = (error: unknown): MessageKey =>
  whyUndecided(error) ?? ((error instanceof CallError && PROBLEMS[error.code]) || 'login.failed')
