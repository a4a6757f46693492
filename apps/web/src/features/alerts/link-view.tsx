import { Form, useNavigation } from 'react-router'
import { Head } from '#web/lib/head.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import styles from '#web/ui/quiet-page.module.css'
import { useT } from '#web/ui/shop-context.tsx'
import type { LinkOutcome, LinkStep } from './follow-link.ts'

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

/** Where the links of our letters lead. The reader's own press decides, not a program that opens links. */
export function LinkView({ step, outcome }: { step: LinkStep; outcome: LinkOutcome | undefined }) {
  const t = useT()
  const isBusy = useNavigation().state !== 'idle'
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
        <Form method="post">
          <Button type="submit" isBusy={isBusy}>
            {t(WORDS[step].button)}
          </Button>
        </Form>
      )}
    </div>
  )
}
