import type { OrderProgress } from '@vitrine/domain/order/progress/order-progress'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './order-steps.module.css'
import { useCopy } from './use-copy.ts'

/** Who carries a parcel, and its number there: to be followed at its carrier's, or copied. */
export function Tracking({ tracking }: { tracking: OrderProgress['tracking'] }) {
  const t = useT()
  const copy = useCopy()
  if (!tracking) return null
  const { carrier, number, link } = tracking
  return (
    <p className={styles.tracking}>
      {carrier && <span>{carrier}</span>}
      {link && (
        <a className="text-link" href={link} target="_blank" rel="noreferrer">
          {t('account.track')}
        </a>
      )}
      <button
        type="button"
        className={styles.number}
        onClick={() => copy(number)}
        aria-label={t('account.copyNumber', { number })}
      >
        {number} <Icon name="copy" size="small" />
      </button>
    </p>
  )
}
