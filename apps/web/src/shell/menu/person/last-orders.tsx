import type { OrderHistory } from '@vitrine/contract/user/order-history'
import { isUnderWay } from '@vitrine/domain/order/delivery-step'
import { Link } from 'react-router'
import { OrderState } from '#web/lib/order/order-steps.tsx'
import { PhotoStrip } from '#web/lib/order/photo-strip.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import styles from './person.module.css'

const STAGES = [1, 2, 3, 4, 5]

/** The newest few, each with where it is; numbered as in the list of all. */
export function LastOrders({ orders, total }: { orders: readonly OrderHistory[]; total: number }) {
  const t = useT()
  return (
    <section aria-label={t('account.orders')}>
      <ul className={styles.orders}>
        {orders.map((order, at) => (
          <LastOrder key={order.id} order={order} place={total - at} />
        ))}
      </ul>
      <Link to="/my-account/orders" className={styles.all}>
        {t('account.allOrders')} <small className="tone-third">{total}</small>
      </Link>
    </section>
  )
}

function LastOrder({ order, place }: { order: OrderHistory; place: number }) {
  const t = useT()
  const price = usePrice()
  const { stage, carried = true } = order.progress
  const waits = order.pay_until !== null
  const address = `/my-account/orders/${order.number}`
  return (
    <li data-returned={order.returned ? '' : undefined}>
      <div className={styles.order}>
        <Link to={address} className={styles.orderLink}>
          <span className={styles.name}>
            <strong>{t('account.nth', { place })}</strong>
            <small className="tone-second">
              <OrderState progress={order.progress} waitsForPayment={waits} />
            </small>
          </span>
          {!waits && <PhotoStrip products={order.products} />}
        </Link>
        {waits && <ButtonLink to={address}>{t('account.pay', { price: price(order.price) })}</ButtonLink>}
      </div>
      {!waits && carried && isUnderWay(order.progress) && (
        <span className={styles.bar} aria-hidden="true">
          {STAGES.map((one) => (
            <i key={one} data-done={one <= stage ? '' : undefined} />
          ))}
        </span>
      )}
    </li>
  )
}
