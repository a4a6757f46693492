import type { CustomerDetails } from '@vitrine/contract/people/customer'
import { storeOrDefault } from '@vitrine/domain/store/find-store'
import { formatPrice } from '@vitrine/i18n/format-price'
import { Link } from 'react-router'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { PAYMENT_WORDS, STATE_WORDS } from '../../orders/order-words.ts'
import { momentOf, shortNumber } from '../../staff-words.ts'
import styles from '../customers.module.css'

export function CustomerOrders({ customer }: { customer: CustomerDetails }) {
  const t = useT()
  const { last_orders: orders, email } = customer
  return (
    <section className={styles.part}>
      <h3>
        {t('staff.orders')}
        {email && customer.orders > orders.length && (
          <Link className="text-link" to={`/admin/orders?view=all&q=${encodeURIComponent(email)}`}>
            {t('staff.customerAll', { count: customer.orders })}
          </Link>
        )}
      </h3>
      {orders.length === 0 && <p className={styles.second}>{t('staff.customerNoOrders')}</p>}
      <ul className={styles.rows}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OrderRow({ order }: { order: CustomerDetails['last_orders'][number] }) {
  const t = useT()
  const { locale } = useStore()
  const stores = useStores()
  const { id, number, at, store_code, states, total, thumbnails, lines } = order
  const isPaid = states.payment === 'paid'
  return (
    <>
      <Link className="text-link" to={`/admin/orders/${id}?view=all`}>
        {shortNumber(number)}
      </Link>
      <span className={styles.second}>
        {[t(STATE_WORDS[states.order]), !isPaid && t(PAYMENT_WORDS[states.payment]), momentOf(locale, at)]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span className={styles.photos}>
        {thumbnails.map((path, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand in two lines, and lines never move
          <Picture key={place} path={path} size="cart" alt="" />
        ))}
        {lines > thumbnails.length && <span className={styles.more}>+{lines - thumbnails.length}</span>}
      </span>
      <span className={styles.sum}>{formatPrice(total, storeOrDefault(stores, store_code))}</span>
    </>
  )
}
