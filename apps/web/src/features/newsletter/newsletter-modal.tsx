import { useShutOnArrival } from '#web/lib/panel/use-shut-on-arrival.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './newsletter-modal.module.css'

export function NewsletterModal({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = useT()
  useShutOnArrival(isOpen, onClose)
  return (
    <Panel isOpen={isOpen} onClose={onClose} title={t('content.letters')} side="sheet">
      <div className={styles.body}>
        <p className="tone-second">{t('content.lettersText')}</p>
        <NewsletterForm isInside />
      </div>
    </Panel>
  )
}
