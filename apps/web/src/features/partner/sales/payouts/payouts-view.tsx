import type { CallReply } from '@vitrine/contract/call'
import { getPayoutStatement, listPartnerPayouts } from '@vitrine/contract/partner/money'
import { Link, useSearchParams } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { savePdf } from '#web/lib/download/save-pdf.ts'
import { useWatched } from '#web/lib/use-watched.ts'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../../failure-text.ts'
import { HeadRow } from '../../goods/head-row.tsx'
import { cabinetRounds } from '../../refresh.ts'
import { Waiting } from '../../waiting/waiting.tsx'
import { currencyIn } from '../figures/use-asked.ts'
import { MoneyStates } from '../money/money-states.tsx'
import { NextPayout } from '../money/next-payout.tsx'
import { useBalance } from '../money/use-balance.ts'
import { useMoney } from '../money/use-money.ts'
import styles from '../sales.module.css'
import { PayoutAccount } from './payout-account.tsx'

type Payout = CallReply<typeof listPartnerPayouts>['items'][number]

/** What was paid, each with its statement and its orders, and where the next one goes. */
export function PayoutsView() {
  const t = useT()
  const { currencyCode: store } = useStore()
  const client = useClient()
  const rounds = useWatched(cabinetRounds)
  const [query] = useSearchParams()
  const currency = currencyIn(query)
  const { latest, error, retry } = useAnswer(`payouts ${currency} ${rounds}`, () =>
    client.call(listPartnerPayouts, { query: { size: 1_000, currency } }),
  )
  const balance = useBalance(currency)
  return (
    <>
      <HeadRow title={t('partner.payouts')} />
      {balance.latest && (
        <>
          <NextPayout balance={balance.latest} />
          <MoneyStates balance={balance.latest} isRow current="paid" />
        </>
      )}
      {error !== undefined && <Failed text={failureText(error)} onRetry={retry} />}
      {latest === undefined && error === undefined && <Waiting />}
      {latest?.items.length === 0 && <p className={styles.empty}>{t('partner.noPayouts')}</p>}
      {latest && latest.items.length > 0 && (
        <ul className={styles.list}>
          {latest.items.map((payout) => (
            <Row key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
      <PayoutAccount currency={currency ?? store} />
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
    <li id={`payout-${payout.id}`}>
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
