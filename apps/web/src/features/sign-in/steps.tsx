import { MAX_EMAIL_LENGTH } from '@vitrine/domain/contact/email'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { NameForm } from '#web/lib/account/name-form.tsx'
import { canUsePasskeys } from '#web/lib/account/passkey-device.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { AcceptedPages } from './accepted-pages.tsx'
import { CodeField } from './code-field.tsx'
import styles from './sign-in.module.css'
import { useCountdown } from './use-countdown.ts'
import type { SignIn } from './use-sign-in.ts'
import { useWebOtp } from './use-web-otp.ts'

const by = (act: () => void) => (event: FormEvent) => {
  event.preventDefault()
  act()
}

export function ContactStep({ signIn, onClose }: { signIn: SignIn; onClose(): void }) {
  const t = useT()
  const { contact, setContact, send, byPasskey, isBusy, problem } = signIn
  return (
    <form className={styles.step} onSubmit={by(send)} noValidate>
      <TextField
        label={t('login.contact')}
        hint={t('login.contactHint')}
        name="contact"
        autoComplete="username"
        maxLength={MAX_EMAIL_LENGTH}
        value={contact}
        onChange={setContact}
        {...(problem && { error: t(problem) })}
      />
      <Button type="submit" isMain isBusy={isBusy}>
        {t('login.send')}
      </Button>
      {canUsePasskeys() && (
        <Button look="line" onClick={() => void byPasskey()}>
          {t('login.passkey')}
        </Button>
      )}
      <Link to="/password" className="text-link" onClick={onClose}>
        {t('login.withPassword')}
      </Link>
      <AcceptedPages onClose={onClose} />
    </form>
  )
}

export function CodeStep({ signIn }: { signIn: SignIn }) {
  const t = useT()
  const { sent, back, send, call, check, forget, isBusy, problem } = signIn
  const [code, setCode] = useState('')
  const left = useCountdown(sent.times)
  const type = (next: string) => {
    forget()
    setCode(next)
  }
  useWebOtp(!sent.isEmail, type)
  return (
    <form className={styles.step} onSubmit={by(() => check(code))} noValidate>
      <div>
        <p>
          {t(sent.isEmail ? 'login.sentByMail' : 'login.sentByText')} <strong>{sent.contact}</strong>.{' '}
          <button type="button" className="text-link" onClick={back}>
            {t('login.edit')}
          </button>
        </p>
        {/* In the window itself: what is told below it nobody sees. */}
        <p role="status">{sent.isCalled && t('login.callComing')}</p>
      </div>
      <CodeField
        value={code}
        onChange={type}
        onFull={check}
        isBusy={isBusy}
        {...(problem && { error: t(problem) })}
      />
      <div className={styles.again}>
        {left > 0 ? (
          <p className="tone-second">
            {t(sent.isEmail ? 'login.waitForMail' : 'login.wait', { count: left })}
          </p>
        ) : (
          <>
            <button type="button" className="text-link" onClick={send}>
              {t('login.again')}
            </button>
            {!sent.isEmail && (
              <button type="button" className="text-link" onClick={call}>
                {t('login.callMe')}
              </button>
            )}
          </>
        )}
      </div>
      <Button type="submit" look="line" isBusy={isBusy} disabled={code.length < 4}>
        {t('login.check')}
      </Button>
    </form>
  )
}

export function NameStep({ signIn: { name, isBusy, problem } }: { signIn: SignIn }) {
  const t = useT()
  return (
    <NameForm
      className={styles.step}
      label={t('login.name')}
      isMain
      isBusy={isBusy}
      problem={problem}
      onSave={name}
    />
  )
}
