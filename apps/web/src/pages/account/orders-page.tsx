import { useParams } from 'react-router'
import { OrderList } from '#web/features/account/orders/order-list.tsx'
import { OrderContent } from '#web/features/order/order-content.tsx'
import { useOrder } from '#web/features/order/use-order.ts'
import { OrderPayment } from '#web/features/payment/order-payment.tsx'
import { Head } from '#web/lib/head.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from '#web/ui/quiet-page.module.css'
import { useT } from '#web/ui/shop-context.tsx'

export default function OrdersPage() {
  const t = useT()
  const { orderId } = useParams()
  return (
    <>
      <Head title={t('account.orders')} />
      <OrderList openNumber={orderId} details={(number) => <OwnOrder key={number} number={number} />} />
    </>
  )
}

/** Asked for by its number alone: the shop knows whose it is. */
function OwnOrder({ number }: { number: string }) {
  const t = useT()
  const found = useOrder(number, null)
  if (found.state === 'loading') return <div className={styles.busy} aria-busy="true" />
  if (found.state !== 'found') {
    return (
      <div role="alert">
        <p>{t(found.state === 'unknown' ? 'order.unknown' : 'order.failed')}</p>
        {found.state === 'failed' && <Button onClick={found.retry}>{t('checkout.tryAgain')}</Button>}
      </div>
    )
  }
  const { order, access, retry } = found
  return (
    <OrderContent
      order={order}
      access={access}
      payment={<OrderPayment order={order} access={access} onChange={retry} />}
    />
  )
}
