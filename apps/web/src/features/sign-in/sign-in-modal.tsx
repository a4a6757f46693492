import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useSession } from '#web/engine/use-session.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useModal } from '#web/ui/focus/use-modal.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { PasskeyOffer } from './passkey/passkey-offer.tsx'
import { SecondFactorStep } from './second-factor/second-factor-step.tsx'
import styles from './sign-in.module.css'
import { SignedInStep } from './signed-in-step.tsx'
import { CodeStep, ContactStep, NameStep } from './steps.tsx'
import { type SignIn, type SignInStep, useSignIn } from './use-sign-in.ts'

type SignInModalProps = { isOpen: boolean; onClose(): void; contact: string }

/** Its state lives as long as it is open: the next time begins at the beginning. */
export function SignInModal({ isOpen, onClose, contact }: SignInModalProps) {
  const modal = useModal({ isOpen, onClose })
  const titleId = useId()
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={titleId}>
      {isOpen && <Steps titleId={titleId} contact={contact} onClose={onClose} />}
    </dialog>
  )
}

type StepsProps = { titleId: string; contact: string; onClose(): void }

function Steps({ titleId, contact, onClose }: StepsProps) {
  const signIn = useSignIn({ contact, onDone: onClose })
  const { status } = useSession()
  // While the name is asked for somebody is in already.
  const isIn = status === 'signed-in' && signIn.step === 'login'
  return (
    <Frame titleId={titleId} signIn={signIn} isIn={isIn} onClose={onClose}>
      {isIn ? <SignedInStep onClose={onClose} /> : <Step signIn={signIn} onClose={onClose} />}
    </Frame>
  )
}

const TITLES = {
  login: 'login.title',
  'sms-code': 'login.codeTitle',
  'second-factor': 'login.secondTitle',
  'enter-name': 'login.nameTitle',
  'offer-passkey': 'login.passkeyTitle',
} as const satisfies Record<SignInStep, string>

type FrameProps = Omit<StepsProps, 'contact'> & { signIn: SignIn; isIn: boolean; children: ReactNode }

function Frame({ titleId, signIn, isIn, onClose, children }: FrameProps) {
  const t = useT()
  const { step, back } = signIn
  const frame = useStepFocus(step)
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.bar}>
        {step === 'login' || step === 'offer-passkey' ? (
          <span />
        ) : (
          <IconButton icon="left" label={t('shell.back')} onClick={back} />
        )}
        <IconButton icon="close" label={t('shell.close')} onClick={onClose} />
      </div>
      <h2 id={titleId} className="type-title" tabIndex={-1} data-autofocus>
        {t(isIn ? 'account.title' : TITLES[step])}
      </h2>
      {step === 'login' && !isIn && <p className="tone-second">{t('login.lead')}</p>}
      {children}
    </div>
  )
}

/** What had the focus went with the step before; who types goes on typing. */
function useStepFocus(step: SignInStep) {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    frame.current?.querySelector('input')?.focus()
  }, [step])
  return frame
}

function Step({ signIn, onClose }: { signIn: SignIn; onClose(): void }) {
  switch (signIn.step) {
    case 'login':
      return <ContactStep signIn={signIn} onClose={onClose} />
    case 'sms-code':
      return <CodeStep signIn={signIn} />
    case 'second-factor':
      return <SecondFactorStep signIn={signIn} />
    case 'enter-name':
      return <NameStep signIn={signIn} />
    case 'offer-passkey':
      return <PasskeyOffer onDone={signIn.finish} />
  }
}
