import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { partName } from '#web/lib/chart/part-name.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../../failure-text.ts'
import { HeadRow } from '../../goods/head-row.tsx'
import { cabinetRounds } from '../../refresh.ts'
import { Waiting } from '../../waiting/waiting.tsx'
import { PeriodChoice } from '../figures/period-choice.tsx'
import { PERIOD_NAMES } from '../figures/sales-choice.tsx'
import { usePeriod } from '../figures/use-asked.ts'
import { MoneyStates } from '../money/money-states.tsx'
import { useBalance } from '../money/use-balance.ts'
import styles from '../sales.module.css'
import { askOrders } from './ask-orders.ts'
import { OrderDays } from './order-days.tsx'
import { OrderStates } from './order-states.tsx'
import own from './orders.module.css'
import { ordersAsked } from './orders-asked.ts'

const PAGE = 50

/**
 * Orders somebody brought; those behind a sum, a payout or a bar of the chart where the address names one. They come once the
 * sums above them have: pushed down by those, they would move away under the finger.
 */
export function OrdersView() {
  const t = useT()
  const [query] = useSearchParams()
  const { choose } = usePeriod()
  const asked = ordersAsked(query)
  const balance = useBalance(asked.currency)
  const { money, ...rest } = asked
  const isCounted = balance.latest !== undefined || balance.error !== undefined
  const isPart = Object.values(rest).some((one) => one !== undefined)
  return (
    <>
      <HeadRow title={t('partner.orders')}>
        <PeriodChoice period={asked.period} onChoose={choose} />
      </HeadRow>
      {balance.latest && <MoneyStates balance={balance.latest} isRow current={money} />}
      {!isCounted && <Waiting />}
      <div className={styles.below} hidden={!isCounted}>
        <OrderStates asked={asked} />
        {isPart && (
          <p className={own.part}>
            <AskedWords asked={asked} />
            <Link to="/cabinet/sales/orders" className="text-link">
              {t('partner.allOrders')}
            </Link>
          </p>
        )}
        <Orders key={query.toString()} asked={asked} />
      </div>
    </>
  )
}

type OrdersProps = { asked: ReturnType<typeof ordersAsked> }

function AskedWords({ asked: { money, payout, currency, period, at } }: OrdersProps) {
  const t = useT()
  const { locale } = useStore()
  const words = [
    money && t(`partner.${money}`),
    payout !== undefined && t('partner.ofPayout', { number: payout }),
    period && at === undefined && t(PERIOD_NAMES[period]),
    period && at && partName({ at, period, locale }, { isLong: true }),
    currency,
  ]
  return <strong className="type-strong">{words.filter(Boolean).join(t('shell.comma'))}</strong>
}

function Orders({ asked }: OrdersProps) {
  const t = useT()
  const client = useClient()
  const rounds = useObservable(cabinetRounds)
  const [size, setSize] = useState(PAGE)
  const { latest, answer, error, retry } = useAnswer(
    `orders ${JSON.stringify(asked)} ${size} ${rounds}`,
    () => askOrders(client, asked, size),
  )
  return (
    <>
      {error !== undefined && <Failed text={failureText(error)} onRetry={retry} />}
      {latest === undefined && error === undefined && <Waiting />}
      {latest?.items.length === 0 && <p className={styles.empty}>{t('partner.noOrders')}</p>}
      {latest && latest.items.length > 0 && (
        <OrderDays orders={latest.items} isWhole={latest.items.length === latest.total} />
      )}
      {latest && latest.items.length < latest.total && (
        <div className={own.more}>
          <p className={styles.name}>
            {t('partner.shownOf', { shown: latest.items.length, total: latest.total })}
          </p>
          <Button look="line" isBusy={answer === undefined} onClick={() => setSize(size + PAGE)}>
            {t('partner.showMore')}
          </Button>
        </div>
      )}
    </>
  )
}
