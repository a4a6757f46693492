import type { MessageKey } from '@vitrine/i18n/message-key'
import { Link } from 'react-router'
import { Head } from '#web/lib/head.tsx'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { StatePage } from './state-page.tsx'
import { useRecovery } from './use-recovery.ts'

type Reason = 'offline' | 'away' | 'broken'

const WORDS: Record<Reason, { title: MessageKey; text: MessageKey }> = {
  offline: { title: 'error.offlineTitle', text: 'error.offlineText' },
  away: { title: 'error.awayTitle', text: 'error.awayText' },
  broken: { title: 'error.title', text: 'error.text' },
}

const reloadPage = (): void => location.reload()

type ErrorStateProps = {
  isAway?: boolean
  /** Opens the page again. */
  reload?: () => void
}

/** The line, the shop or the page: the same picture says which, and a shop that is away is asked again by itself. */
export function ErrorState({ isAway = false, reload = reloadPage }: ErrorStateProps) {
  const t = useT()
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
  const { title, text } = WORDS[isOffline ? 'offline' : isAway ? 'away' : 'broken']
  useRecovery(isAway && !isOffline, reload)
  return (
    <>
      <Head title={t(title)} />
      <StatePage
        title={t(title)}
        text={<span role="status">{t(text)}</span>}
        pictureLabel={t('error.picture')}
        acts={
          <>
            <Button onClick={reload}>{t('error.again')}</Button>
            <Link className="text-link" to="/" reloadDocument>
              {t('error.toHome')}
            </Link>
          </>
        }
      />
    </>
  )
}
