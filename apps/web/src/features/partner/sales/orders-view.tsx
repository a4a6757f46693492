import type { CallReply } from '@vitrine/contract/call'
import { listPartnerOrders } from '@vitrine/contract/partner/money'
import { Link, useSearchParams } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useWatched } from '#web/lib/use-watched.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { cabinetRounds } from '../refresh.ts'
import { Failed } from './failed.tsx'
import styles from './sales.module.css'
import { useMoney } from './use-money.ts'

const STATES = ['pending', 'active', 'paid'] as const
type Order = CallReply<typeof listPartnerOrders>['items'][number]

/** Orders somebody brought; those behind a sum or a payout where the address names one. */
export function OrdersView() {
  const t = useT()
  const client = useClient()
  const rounds = useWatched(cabinetRounds)
  const [query] = useSearchParams()
  const money = STATES.find((one) => one === query.get('money'))
  const payout = /^\d{1,15}$/.test(query.get('payout') ?? '') ? Number(query.get('payout')) : undefined
  const { latest, error, retry } = useAnswer(`orders ${money} ${payout} ${rounds}`, () =>
    client.call(listPartnerOrders, { query: { size: 200, money, payout } }),
  )
  const isPart = money !== undefined || payout !== undefined
  return (
    <>
      <h1 className="type-title" tabIndex={-1}>
        {money ? t(`partner.${money}`) : t('partner.orders')}
      </h1>
      {isPart && (
        <Link to="/cabinet/sales/orders" className="text-link">
          {t('partner.allOrders')}
        </Link>
      )}
      {error !== undefined && <Failed onRetry={retry} />}
      {latest === undefined && <div className={styles.busy} aria-busy={error === undefined} />}
      {latest?.items.length === 0 && <p className={styles.empty}>{t('partner.noOrders')}</p>}
      <ul className={styles.list}>
        {latest?.items.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </ul>
    </>
  )
}

function Row({ order }: { order: Order }) {
  const t = useT()
  const { locale } = useStore()
  const money = useMoney(order.currency)
  const { royalty, products } = order
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(Date.parse(order.date))
  return (
    <li>
      <div>
        <span>{order.number}</span>
        <span className={styles.name}>{date}</span>
      </div>
      <span className={styles.goods}>
        {products.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(', ')}
      </span>
      <div className={styles.right}>
        <span className={styles.sum}>{money(royalty.sum)}</span>
        <span className={styles.name}>
          {t(stateOf(order))} · {t('partner.soldSum', { sum: money(order.price) })}
        </span>
      </div>
    </li>
  )
}

function stateOf({ canceled, stage, royalty }: Order) {
  if (canceled || (stage === 0 && royalty.sum === 0)) return 'partner.undone'
  if (royalty.payout_id !== null) return 'partner.paid'
  return royalty.sent ? 'partner.active' : 'partner.pending'
}
