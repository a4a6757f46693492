import type { OrderProgress } from '@vitrine/domain/order/progress/order-progress'
import { notify } from '#web/lib/notify.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './order-steps.module.css'

/** The number of a parcel: to be followed at its carrier's, or copied. */
export function Tracking({ tracking }: { tracking: OrderProgress['tracking'] }) {
  const t = useT()
  if (!tracking) return null
  const { number, link } = tracking
  const copy = () =>
    void copyText(number).then((isDone) =>
      notify(
        isDone
          ? { text: t('account.copied'), tone: 'success' }
          : { text: t('account.notCopied'), tone: 'warning' },
      ),
    )
  return (
    <p className={styles.tracking}>
      {link && (
        <a className="text-link" href={link} target="_blank" rel="noreferrer">
          {t('account.track')}
        </a>
      )}
      <button
        type="button"
        className={styles.number}
        onClick={copy}
        aria-label={t('account.copyNumber', { number })}
      >
        {number} <Icon name="copy" size="small" />
      </button>
    </p>
  )
}

/** False where the browser has no clipboard, or forbids it. */
async function copyText(text: string): Promise<boolean> {
  const writing = navigator.clipboard?.writeText(text)
  if (!writing) return false
  return writing.then(
    () => true,
    () => false,
  )
}
