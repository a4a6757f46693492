import { useParams, useSearchParams } from 'react-router'
import { OrderFacts, OrderSummary } from '#web/features/order/order-summary.tsx'
import { useOrder } from '#web/features/order/use-order.ts'
import { Head } from '#web/lib/head.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './order-page.module.css'

/** The confirmation, and the same order on every later visit. */
export default function OrderPage() {
  const t = useT()
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const found = useOrder(id, query.get('key'))
  if (found.state === 'loading') return <div className={`wrap ${styles.skeleton}`} aria-busy="true" />
  if (found.state !== 'found') {
    return (
      <div className={`wrap ${styles.page}`}>
        <Head title={t('order.title')} />
        <h1 className="type-title">{t(found.state === 'unknown' ? 'order.unknown' : 'order.failed')}</h1>
        {found.state === 'unknown' ? (
          <ButtonLink to="/">{t('cart.continue')}</ButtonLink>
        ) : (
          <Button onClick={found.retry}>{t('checkout.tryAgain')}</Button>
        )}
      </div>
    )
  }
  const { order } = found
  return (
    <div className={`wrap ${styles.page}`}>
      <Head title={t('order.titleNumber', { number: order.number })} />
      <header className={styles.head}>
        <p className="tone-second">{t('order.thanks')}</p>
        <h1 className="type-title" tabIndex={-1} data-order-number={order.number}>
          {t('order.titleNumber', { number: order.number })}
        </h1>
        <p className={styles.next}>{t(order.paid ? 'order.nextPaid' : 'order.next')}</p>
      </header>
      <div className={styles.columns}>
        <OrderFacts order={order} />
        <section aria-label={t('checkout.summary')}>
          <OrderSummary order={order} />
        </section>
      </div>
      <ButtonLink to="/" look="line">
        {t('cart.continue')}
      </ButtonLink>
    </div>
  )
}
