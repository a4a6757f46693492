import type { ReturnView } from '@vitrine/contract/order/returns'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { momentOf } from '../../staff-words.ts'
import styles from '../order-peek.module.css'
import type { StaffActs } from '../use-staff-order.ts'
import act from './acts.module.css'

type AnnouncedReturnsProps = { returns: readonly ReturnView[]; acts: StaffActs }

/** What its shopper said comes back, until the warehouse has booked it. */
export function AnnouncedReturns({ returns, acts }: AnnouncedReturnsProps) {
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
          {!closed && <StopWaiting number={number} acts={acts} />}
        </div>
      ))}
    </section>
  )
}

/** A parcel that never came would keep bonuses and shares waiting for ever; asked twice, since nobody opens it again. */
function StopWaiting({ number, acts }: { number: string; acts: StaffActs }) {
  const t = useT()
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <button type="button" className="text-link" onClick={() => setAsked(true)}>
        {t('staff.returnLost')}
      </button>
    )
  return (
    <>
      <p>{t('staff.returnLostHint')}</p>
      <p className={act.row}>
        <Button isBusy={acts.isBusy} disabled={acts.isBusy} onClick={() => void acts.closeReturn(number)}>
          {t('staff.returnLostDo')}
        </Button>
        <Button look="line" onClick={() => setAsked(false)}>
          {t('staff.returnLostKeep')}
        </Button>
      </p>
    </>
  )
}
