import type { CallReply } from '@vitrine/contract/call'
import { getPayoutStatement, type listPartnerPayouts } from '@vitrine/contract/partner/money'
import { Link } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { savePdf } from '#web/lib/download/save-pdf.ts'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../../failure-text.ts'
import { useMoment } from '../../goods/use-moment.ts'
import { useMoney } from '../money/use-money.ts'
import styles from '../sales.module.css'
import own from './payouts.module.css'

export type Payout = CallReply<typeof listPartnerPayouts>['items'][number]

/** What was paid on a day, with its orders, its account and its statement. */
export function PayoutRow({ payout }: { payout: Payout }) {
  const t = useT()
  const client = useClient()
  const moment = useMoment()
  const money = useMoney(payout.currency)
  const { isBusy, problem, attempt } = useAttempt()
  function save() {
    void attempt(async () => {
      savePdf(await client.call(getPayoutStatement, { params: { id: payout.id } }))
    }, failureText)
  }
  return (
    <li id={`payout-${payout.id}`} className={own.columns}>
      <div>
        <span>{moment(payout.created_at).day}</span>
        <span className={styles.name}>
          {t(payout.status === 'sent' ? 'partner.sent' : 'partner.created')}
        </span>
      </div>
      <span className={`${styles.tools} ${own.facts}`}>
        <Link to={`/cabinet/sales/orders?payout=${payout.id}`} className="text-link">
          {t('partner.ordersCount', { count: payout.orders })}
        </Link>
        <span className={styles.name}>{t('partner.wentTo', { end: payout.account_end })}</span>
        <button type="button" className="text-link" aria-busy={isBusy} onClick={save}>
          {t('partner.statement')}
        </button>
        {problem && <Note tone="error">{t(problem)}</Note>}
      </span>
      <span className={styles.sum}>{money(payout.sum)}</span>
    </li>
  )
}
