import type { OrderHistory } from '@vitrine/contract/user/order-history'
import { Link } from 'react-router'
import { OrderState, OrderSteps } from '#web/lib/order/order-steps.tsx'
import { PhotoStrip } from '#web/lib/order/photo-strip.tsx'
import { Tracking } from '#web/lib/order/tracking.tsx'
import { InMoneyOf } from '#web/lib/store/in-money-of.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import { AccountFailed } from '../account-state.tsx'
import styles from './overview.module.css'
import type { LastOrders, PlacedOrder } from './use-last-orders.ts'

const SHOWN = 2

/** Under way: neither at its end nor canceled (spec accounts §4). */
const isActive = ({ progress: { stage, canceled } }: OrderHistory) => stage !== 5 && stage !== 0 && !canceled

/** The orders under way, else the last one; who has none is told how the first will stand here. */
export function OverviewOrders({ placed, retry }: LastOrders) {
  const t = useT()
  if (placed === undefined) return <AccountFailed onRetry={retry} />
  if (placed.length === 0) return <NoOrders />
  const active = placed.filter(({ order }) => isActive(order))
  return (
    <section className={styles.orders} aria-label={t('account.orders')}>
      <ul>
        {(active.length > 0 ? active : placed.slice(0, 1)).slice(0, SHOWN).map(({ order, place }) => (
          <InMoneyOf key={order.id} currency={order.currency}>
            <CurrentOrder order={order} place={place} />
          </InMoneyOf>
        ))}
      </ul>
      <Link className="text-link" to="/my-account/orders">
        {t('account.allOrders')}
      </Link>
    </section>
  )
}

function CurrentOrder({ order, place }: PlacedOrder) {
  const t = useT()
  const price = usePrice()
  const waits = order.pay_until !== null
  const address = `/my-account/orders/${order.number}`
  return (
    <li className={styles.current}>
      <div className={styles.order}>
        <h2 className={styles.number}>
          <Link to={address}>{t('account.nth', { place })}</Link>
        </h2>
        <p>
          <OrderState progress={order.progress} waitsForPayment={waits} />
        </p>
        <PhotoStrip products={order.products} className={styles.strip} />
        {waits && <ButtonLink to={address}>{t('account.pay', { price: price(order.price) })}</ButtonLink>}
      </div>
      {!waits && isActive(order) && <OrderSteps progress={order.progress} />}
      <Tracking tracking={order.progress.tracking} />
    </li>
  )
}

function NoOrders() {
  const t = useT()
  return (
    <section className={styles.none}>
      <p>{t('account.noOrders')}</p>
      <ButtonLink to="/">{t('cart.continue')}</ButtonLink>
    </section>
  )
}
