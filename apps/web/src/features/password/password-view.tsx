// Passwords, for who likes them better than codes: in by one, a new one by letter, another one.
import type { MessageKey } from '@vitrine/i18n/message-key'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { useSession } from '#web/engine/use-session.ts'
import { Head } from '#web/lib/head.tsx'
import { FrameTexts } from '#web/lib/store/frame-texts.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { ChangeForm } from './change-form.tsx'
import { CreateForm } from './create-form.tsx'
import { EnterForm } from './enter-form.tsx'
import styles from './password.module.css'
import { ResetForm } from './reset-form.tsx'

type Step = { title: MessageKey; Form: ComponentType }
const ENTER: Step = { title: 'password.title', Form: EnterForm }
const STEPS: Readonly<Record<string, Step>> = {
  reset: { title: 'password.resetTitle', Form: ResetForm },
  create: { title: 'password.createTitle', Form: CreateForm },
  change: { title: 'password.changeTitle', Form: ChangeForm },
}
export const isPasswordStep = (step: string | undefined): boolean =>
  step === undefined || Object.hasOwn(STEPS, step)

export function PasswordView({ step }: { step: string | undefined }) {
  return (
    <FrameTexts frame="rare" waiting={<div className={`wrap ${styles.page}`} aria-busy="true" />}>
      <Inside {...(STEPS[step ?? ''] ?? ENTER)} isEntry={step === undefined} />
    </FrameTexts>
  )
}

function Inside({ title, Form, isEntry }: Step & { isEntry: boolean }) {
  const t = useT()
  const isIn = useSession().status === 'signed-in'
  return (
    <div className={`wrap ${styles.page}`}>
      <Head title={t(title)} />
      <h1 className="type-title" tabIndex={-1}>
        {t(title)}
      </h1>
      <Form />
      {isEntry && isIn && (
        <Link to="/password/change" className="text-link">
          {t('password.changeTitle')}
        </Link>
      )}
    </div>
  )
}
