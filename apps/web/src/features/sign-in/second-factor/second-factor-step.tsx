import { CallError } from '@vitrine/contract/reply'
import { enrolAuthenticator, passSecondFactor } from '@vitrine/contract/user/second-factor'
import type { User } from '@vitrine/contract/user/user'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { canUsePasskeys, isTurnedAway } from '#web/lib/account/passkey-device.ts'
import { passByPasskey } from '#web/lib/account/passkeys.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { whyUndecided } from '#web/lib/answer/why-undecided.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../sign-in.module.css'
import type { SignIn } from '../use-sign-in.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** What the staff proves itself by besides the code; who has nothing yet gets an app first. */
export function SecondFactorStep({ signIn }: { signIn: SignIn }) {
  const t = useT()
  const { ticket, methods } = signIn.second
  const [code, setCode] = useState('')
  const { isBusy, problem, kept, pass, passByKey, finish } = usePass(signIn)
  if (kept) return <RecoveryCodes codes={kept} onKept={finish} />
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void pass(code)
      }}
    >
      {methods.includes('enrol') ? <Enrolment ticket={ticket} /> : <p>{t('login.secondLead')}</p>}
      {methods.includes('passkey') && canUsePasskeys() && (
        <Button isMain={!methods.includes('totp')} onClick={() => void passByKey()}>
          {t('login.secondPasskey')}
        </Button>
      )}
      <TextField
        label={t('login.secondCode')}
        name="second-factor"
        autoComplete="one-time-code"
        maxLength={40}
        value={code}
        onChange={setCode}
        {...(problem && { error: t(problem) })}
      />
      <Button type="submit" look="line" isBusy={isBusy} disabled={code.trim().length < 6}>
        {t('login.check')}
      </Button>
    </form>
  )
}

function Enrolment({ ticket }: { ticket: string }) {
  const t = useT()
  const client = useClient()
  const { answer } = useAnswer(`enrol ${ticket}`, () => client.call(enrolAuthenticator, { body: { ticket } }))
  return (
    <>
      <p>{t('login.enrolLead')}</p>
      {answer && (
        <>
          <svg
            className={styles.scan}
            role="img"
            aria-label={t('login.enrolPicture')}
            viewBox={`-4 -4 ${answer.qr.size + 8} ${answer.qr.size + 8}`}
          >
            <path d={answer.qr.path} />
          </svg>
          <p className="type-caption tone-second">
            {t('login.enrolSecret')} <code className={styles.secret}>{answer.secret}</code>
          </p>
        </>
      )}
    </>
  )
}

type Passed = User & { recovery_codes?: string[] | undefined }

/** Signed in at once; codes that are shown only now are read first. */
function usePass({ second: { ticket }, enter, restart }: SignIn) {
  const client = useClient()
  const { isBusy, problem, attempt } = useAttempt()
  const [passed, setPassed] = useState<Passed>()
  const prove = (by: () => Promise<Passed>) =>
    attempt(
      async () => {
        const user = await by()
        if (user.recovery_codes) setPassed(user)
        else await enter(user)
      },
      (error) => {
        if (isOver(error)) restart('login.secondOver')
        return isOver(error) || isTurnedAway(error) ? undefined : problemOf(error)
      },
    )
  return {
    isBusy,
    problem,
    kept: passed?.recovery_codes,
    pass: (code: string) => prove(() => client.call(passSecondFactor, { body: { ticket, code } })),
    passByKey: () => prove(() => passByPasskey(client, ticket)),
    finish: () => void (passed && enter(passed)),
  }
}

const isOver = (error: unknown) => error instanceof CallError && error.code === 401

function problemOf(error: unknown): MessageKey {
  if (error instanceof CallError && error.code === 400) return 'login.secondWrong'
  return whyUndecided(error) ?? 'login.failed'
}
