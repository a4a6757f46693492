import type { ReturnView } from '@vitrine/contract/order/returns'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { momentOf } from '../order-facts.ts'
import styles from '../order-peek.module.css'

/** What its shopper said comes back, until the warehouse has booked it. */
export function AnnouncedReturns({ returns }: { returns: readonly ReturnView[] }) {
  const t = useT()
  const { locale } = useStore()
  if (returns.length === 0) return null
  return (
    <section className={styles.part}>
      <h3>{t('staff.returns')}</h3>
      {returns.map(({ number, kind, at, closed, lines }) => (
        <div key={number}>
          <p>
            {t(kind === 'withdrawal' ? 'staff.returnWithdrawal' : 'staff.returnReturn', { number })}{' '}
            <span className={styles.second}>
              {[momentOf(locale, at), t(closed ? 'staff.returnClosed' : 'staff.returnOpen')].join(' · ')}
            </span>
          </p>
          <ul>
            {lines.map(({ line_id, name, options, qty }) => (
              <li key={line_id}>
                {`${qty} × ${[name, ...options.map(({ value }) => value)].join(t('shell.comma'))}`}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
