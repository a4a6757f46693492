import type { CallReply } from '@vitrine/contract/call'
import { getPayoutStatement, listPartnerPayouts } from '@vitrine/contract/partner/money'
import { Link } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { savePdf } from '#web/lib/download/save-pdf.ts'
import { useWatched } from '#web/lib/use-watched.ts'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { cabinetRounds } from '../../refresh.ts'
import { Failed } from '../failed.tsx'
import styles from '../sales.module.css'
import { useMoney } from '../use-money.ts'
import { PayoutAccount } from './payout-account.tsx'

type Payout = CallReply<typeof listPartnerPayouts>['items'][number]

/** What was paid, each with its statement and its orders, and where the next one goes. */
export function PayoutsView() {
  const t = useT()
  const client = useClient()
  const rounds = useWatched(cabinetRounds)
  const { latest, error, retry } = useAnswer(`payouts ${rounds}`, () =>
    client.call(listPartnerPayouts, { query: { size: 200 } }),
  )
  return (
    <>
      <h1 className="type-title" tabIndex={-1}>
        {t('partner.payouts')}
      </h1>
      {error !== undefined && <Failed onRetry={retry} />}
      {latest === undefined && <div className={styles.busy} aria-busy={error === undefined} />}
      {latest?.items.length === 0 && <p className={styles.empty}>{t('partner.noPayouts')}</p>}
      <ul className={styles.list}>
        {latest?.items.map((payout) => (
          <Row key={payout.id} payout={payout} />
        ))}
      </ul>
      <PayoutAccount />
    </>
  )
}

function Row({ payout }: { payout: Payout }) {
  const t = useT()
  const client = useClient()
  const { locale } = useStore()
  const money = useMoney(payout.currency)
  const { isBusy, problem, attempt } = useAttempt()
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(Date.parse(payout.created_at))
  function save() {
    void attempt(
      async () => {
        savePdf(await client.call(getPayoutStatement, { params: { id: payout.id } }))
      },
      () => 'partner.failed',
    )
  }
  return (
    <li>
      <div>
        <span>{date}</span>
        <span className={styles.name}>
          {t(payout.status === 'sent' ? 'partner.sent' : 'partner.created')}
        </span>
      </div>
      <span className={styles.tools}>
        <Link to={`/cabinet/sales/orders?payout=${payout.id}`} className="text-link">
          {t('partner.orders')}
        </Link>
        <button type="button" className="text-link" aria-busy={isBusy} onClick={save}>
          {t('partner.statement')}
        </button>
        {problem && <Note tone="error">{t(problem)}</Note>}
      </span>
      <span className={styles.sum}>{money(payout.sum)}</span>
    </li>
  )
}
