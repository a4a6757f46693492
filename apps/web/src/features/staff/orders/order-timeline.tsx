import type { StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { momentOf } from '../staff-words.ts'
import { eventWord } from './event-words.ts'
import styles from './order-peek.module.css'

const BY = { customer: 'staff.byCustomer', staff: 'staff.title', system: 'staff.bySystem' } as const

/** Latest first. */
export function OrderTimeline({ events }: { events: StaffOrderDetails['events'] }) {
  const t = useT()
  const { locale } = useStore()
  return (
    <section className={styles.part}>
      <h3>{t('staff.happened')}</h3>
      <ol className={styles.history}>
        {events.toReversed().map(({ step, by, name, at }) => (
          <li key={`${at} ${step}`}>
            <time dateTime={at}>{momentOf(locale, at)}</time>
            <span>
              {t(eventWord(step))}
              <br />
              <span className={styles.second}>
                {name || t(BY[by as keyof typeof BY] ?? 'staff.bySystem')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
