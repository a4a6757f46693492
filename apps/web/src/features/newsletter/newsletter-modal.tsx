import { isNewsletterOpen } from '#web/lib/content/newsletter-modal.ts'
import { useWatched } from '#web/lib/use-watched.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './newsletter-modal.module.css'

export function NewsletterModal() {
  const t = useT()
  const isOpen = useWatched(isNewsletterOpen)
  return (
    <Panel
      isOpen={isOpen}
      onClose={() => isNewsletterOpen.set(false)}
      title={t('content.letters')}
      side="sheet"
    >
      <div className={styles.body}>
        <p className="tone-second">{t('content.lettersText')}</p>
        <NewsletterForm isInside />
      </div>
    </Panel>
  )
}
