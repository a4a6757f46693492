import type { StaffNeeds } from '@vitrine/contract/desk/home'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Link } from 'react-router'
import { useT } from '#web/ui/shop-context.tsx'
import { useStaffScope } from '../frame/use-staff-scope.ts'
import staff from '../staff-page.module.css'
import styles from './home.module.css'

type Need = { count: number; text: MessageKey; second?: string; act: MessageKey; to: string; isBad?: boolean }

/** Only what waits, what is most pressing first; with nothing to do, that is said. */
export function NeedsList({ needs }: { needs: StaffNeeds }) {
  const t = useT()
  const rows = useRows(needs).filter(({ count }) => count > 0)
  if (rows.length === 0) return <p className={staff.empty}>{t('staff.homeClear')}</p>
  return (
    <ul className={styles.needs}>
      {rows.map(({ count, text, second, act, to, isBad }) => (
        <li key={text}>
          <span className={styles.figure} data-bad={isBad}>
            {count}
          </span>
          <span>
            {t(text, { count })}
            {second !== undefined && <small>{second}</small>}
          </span>
          <Link to={to} className={styles.act}>
            {t(act)}
            <span className="visually-hidden">: {t(text, { count })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function useRows(needs: StaffNeeds): Need[] {
  const t = useT()
  const { search } = useStaffScope()
  const orders = (view: string) => `/admin/orders?view=${view}${search.replace('?', '&')}`
  const { sold_out, low, waiting } = needs
  return [
    { count: needs.to_send, text: 'staff.homeToSend', act: 'staff.homeSend', to: orders('to_send') },
    { count: needs.payments, text: 'staff.homePayments', act: 'staff.homeLook', to: orders('review') },
    { count: needs.to_refund, text: 'staff.homeToRefund', act: 'staff.homeRefund', to: orders('to_refund') },
    { count: needs.came_back, text: 'staff.homeReturned', act: 'staff.homeCheckIn', to: orders('came_back') },
    { count: needs.reviews, text: 'staff.homeReviews', act: 'staff.homeRead', to: `/admin/reviews${search}` },
    {
      ...{ count: sold_out + low, text: 'staff.homeSizes', act: 'staff.homeLook', to: `${search}#sizes` },
      second: t('staff.homeSizesOut', { out: sold_out, waiting }),
    },
    {
      ...{ count: needs.unknown_payments.length, text: 'staff.homeUnknown', act: 'staff.homeLook' },
      ...{ to: `${search}#payments`, isBad: true },
    },
    { count: needs.failed, text: 'staff.homeFailed', act: 'staff.homeLook', to: orders('all'), isBad: true },
  ]
}
