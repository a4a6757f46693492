import { useLocation, useSearchParams } from 'react-router'
import { useReturnedOrder } from '#web/engine/pay/use-returned-order.ts'
import { useOrder } from '#web/features/order/use-order.ts'
import { PaymentResult } from '#web/features/payment/payment-result.tsx'
import { Head } from '#web/lib/head.tsx'
import { InMoneyOf } from '#web/lib/store/in-money-of.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import styles from '#web/ui/quiet-page.module.css'
import { useT } from '#web/ui/shop-context.tsx'

/** Where payment services send the browser back to. It only reads: what it says is the order's own state. */
export default function PaymentPage() {
  const t = useT()
  const [query] = useSearchParams()
  const orderId = useReturnedOrder(query.get('order'))
  return (
    <>
      <Head title={t('order.title')} />
      {orderId === undefined && <Busy />}
      {orderId === null && <NoOrder />}
      {orderId && <Returned key={orderId} orderId={orderId} />}
    </>
  )
}

function Returned({ orderId }: { orderId: string }) {
  const t = useT()
  const found = useOrder(orderId, null)
  const saysPaid = useLocation().pathname === '/successful-payment'
  if (found.state === 'found')
    return (
      <InMoneyOf currency={found.order.currency}>
        <PaymentResult order={found.order} access={found.access} saysPaid={saysPaid} onChange={found.retry} />
      </InMoneyOf>
    )
  if (found.state === 'loading') return <Busy />
  if (found.state === 'unknown') return <NoOrder />
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="type-title">{t('order.failed')}</h1>
      <Button onClick={found.retry}>{t('checkout.tryAgain')}</Button>
    </div>
  )
}

const Busy = () => <div className={`wrap ${styles.busy}`} aria-busy="true" />

function NoOrder() {
  const t = useT()
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="type-title">{t('order.unknown')}</h1>
      <ButtonLink to="/">{t('cart.continue')}</ButtonLink>
    </div>
  )
}
