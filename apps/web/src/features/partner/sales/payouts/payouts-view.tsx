import { listPartnerPayouts } from '@vitrine/contract/partner/money'
import { useSearchParams } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../../failure-text.ts'
import { HeadRow } from '../../goods/head-row.tsx'
import { cabinetRounds } from '../../refresh.ts'
import { Waiting } from '../../waiting/waiting.tsx'
import { currencyIn } from '../figures/use-asked.ts'
import { MoneyStates } from '../money/money-states.tsx'
import { NextPayout } from '../money/next-payout.tsx'
import { useBalance } from '../money/use-balance.ts'
import styles from '../sales.module.css'
import { PayoutAccount } from './payout-account.tsx'
import { PayoutYears } from './payout-years.tsx'

/**
 * What was paid, each with its statement and its orders, and where the next one goes. Nothing comes before what stands above
 * it: it would move away under the finger, or under who types.
 */
export function PayoutsView() {
  const t = useT()
  const { currencyCode: store } = useStore()
  const client = useClient()
  const rounds = useObservable(cabinetRounds)
  const [query] = useSearchParams()
  const currency = currencyIn(query)
  const { latest, error, retry } = useAnswer(`payouts ${currency} ${rounds}`, () =>
    client.call(listPartnerPayouts, { query: { size: 1_000, currency } }),
  )
  const balance = useBalance(currency)
  const isCounted = balance.latest !== undefined || balance.error !== undefined
  const isListed = isCounted && (latest !== undefined || error !== undefined)
  return (
    <>
      <HeadRow title={t('partner.payouts')} />
      {balance.latest && (
        <>
          <NextPayout balance={balance.latest} isWhole />
          <MoneyStates balance={balance.latest} isRow current="paid" />
        </>
      )}
      {isListed ? (
        <>
          {error !== undefined && <Failed text={failureText(error)} onRetry={retry} />}
          {latest?.items.length === 0 && <p className={styles.empty}>{t('partner.noPayouts')}</p>}
          {latest && latest.items.length > 0 && <PayoutYears payouts={latest.items} />}
        </>
      ) : (
        <Waiting />
      )}
      <div className={styles.below} hidden={!isListed}>
        <PayoutAccount currency={currency ?? balance.latest?.currency ?? store} />
      </div>
    </>
  )
}
