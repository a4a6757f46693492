import { useState } from 'react'
import { useGuestClient } from '#web/engine/use-client.ts'
import { LinkForm } from '#web/lib/answer/link-form.tsx'
import { Head } from '#web/lib/head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { followLink, type LinkOutcome, type LinkStep } from './follow-link.ts'
import styles from './link-view.module.css'
import { NewsletterForm } from './newsletter-form.tsx'

const WORDS = {
  confirm: { title: 'content.confirmTitle', text: 'content.confirmText', button: 'content.confirmButton' },
  leave: { title: 'content.leaveTitle', text: 'content.leaveText', button: 'content.leaveButton' },
} as const
const OUTCOMES = {
  subscribed: { title: 'content.subscribedTitle', text: 'content.subscribedText' },
  unsubscribed: { title: 'content.unsubscribedTitle', text: 'content.unsubscribedText' },
  asked: { title: 'content.letterSentTitle', text: 'content.letterSentAny' },
  unknown: { title: 'content.linkOldTitle', text: 'content.linkOldText' },
  refused: { title: 'content.letters', text: 'content.failed' },
} as const

/** `told`: what became of it where the page was sent as a form. */
type LinkViewProps = { step: LinkStep | undefined; token: string; told: LinkOutcome | undefined }

/** Where the links of our mails lead. The visitor's own press decides, not a program that opens links. */
export function LinkView({ step, token, told }: LinkViewProps) {
  const t = useT()
  const client = useGuestClient()
  const [outcome, setOutcome] = useState(told)
  const words = outcome ? OUTCOMES[outcome] : step ? WORDS[step] : undefined
  const title = t(words?.title ?? 'content.letters')
  return (
    <div className={`wrap ${styles.page}`}>
      <Head title={title} />
      <h1 className="type-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="tone-second">{t(words?.text ?? 'content.lettersText')}</p>
      {!outcome && step && (
        <LinkForm
          button={t(WORDS[step].button)}
          follow={async () => setOutcome(await followLink({ client }, { step, token }))}
        />
      )}
      {(outcome === 'unknown' || outcome === 'refused' || (!outcome && !step)) && <NewsletterForm />}
      {(outcome === 'subscribed' || outcome === 'unsubscribed') && (
        <ButtonLink to="/" look="line">
          {t('content.toShop')}
        </ButtonLink>
      )}
    </div>
  )
}
