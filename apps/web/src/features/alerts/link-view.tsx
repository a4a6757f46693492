import { useState } from 'react'
import { useGuestClient } from '#web/engine/use-client.ts'
import { LinkForm } from '#web/lib/answer/link-form.tsx'
import { Head } from '#web/lib/head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from '#web/ui/quiet-page.module.css'
import { useT } from '#web/ui/shop-context.tsx'
import { followLink, type LinkOutcome, type LinkStep } from './follow-link.ts'

const LEAVE = {
  title: 'content.alertLeaveTitle',
  text: 'content.alertLeaveText',
  button: 'content.alertLeaveButton',
} as const
const WORDS = {
  confirm: {
    title: 'content.alertConfirmTitle',
    text: 'content.alertConfirmText',
    button: 'content.alertConfirmButton',
  },
  leave: LEAVE,
  wishes: LEAVE,
} as const
const OUTCOMES = {
  waiting: { title: 'content.alertWaitingTitle', text: 'content.alertWaitingText' },
  left: { title: 'content.alertLeftTitle', text: 'content.alertLeftText' },
  unknown: { title: 'content.alertOldTitle', text: 'content.alertOldText' },
} as const

/** `told`: what became of it where the page was sent as a form. */
type LinkViewProps = { step: LinkStep; token: string; told: LinkOutcome | undefined }

/** Where the links of our letters lead. The reader's own press decides, not a program that opens links. */
export function LinkView({ step, token, told }: LinkViewProps) {
  const t = useT()
  const client = useGuestClient()
  const [outcome, setOutcome] = useState(told)
  const { title, text } = outcome ? OUTCOMES[outcome] : WORDS[step]
  return (
    <div className={`wrap ${styles.page} ${styles.busy}`}>
      <Head title={t(title)} />
      <header className={styles.head}>
        <h1 className="type-title" tabIndex={-1}>
          {t(title)}
        </h1>
        <p className={styles.lead}>{t(text)}</p>
      </header>
      {outcome ? (
        <ButtonLink to="/" look="line">
          {t('content.toShop')}
        </ButtonLink>
      ) : (
        <LinkForm
          button={t(WORDS[step].button)}
          follow={async () => setOutcome(await followLink({ client }, { step, token }))}
        />
      )}
    </div>
  )
}
