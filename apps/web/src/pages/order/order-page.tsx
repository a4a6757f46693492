import type { OrderView } from '@vitrine/contract/order'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useParams, useSearchParams } from 'react-router'
import { KeepOrder } from '#web/features/order/keep/keep-order.tsx'
import { OrderContent } from '#web/features/order/order-content.tsx'
import { useOrder } from '#web/features/order/use-order.ts'
import { answerOf } from '#web/features/payment/answer-of.ts'
import { OrderPayment } from '#web/features/payment/order-payment.tsx'
import { Head } from '#web/lib/head.tsx'
import { OrderState } from '#web/lib/order/order-steps.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import styles from '#web/ui/quiet-page.module.css'
import { useT } from '#web/ui/shop-context.tsx'

function nextOf(order: OrderView): MessageKey {
  const { canceled, paid, payment } = order
  if (canceled) return answerOf(order) === 'released' ? 'payment.releasedText' : 'order.canceled'
  if (order.progress.carried === false) return paid ? 'order.nextPaidVirtual' : 'order.nextVirtual'
  if (paid) return 'order.nextPaid'
  return payment.online ? 'order.nextUnpaid' : 'order.next'
}

const NUMBER = /^\d{9}$/

/** An address may hold the id a browser made, which is no number; letters say the number beside it. */
function lookupOf(id: string, told: string | null): string {
  const number = [id, told ?? ''].find((one) => NUMBER.test(one))
  return number === undefined ? '/order-lookup' : `/order-lookup?number=${number}`
}

/** The confirmation, and the same order on every later visit. */
export default function OrderPage() {
  const t = useT()
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const found = useOrder(id, query.get('key'))
  if (found.state === 'loading') return <div className={`wrap ${styles.busy}`} aria-busy="true" />
  if (found.state !== 'found') {
    return (
      <div className={`wrap ${styles.page}`}>
        <Head title={t('order.title')} />
        <h1 className="type-title">{t(found.state === 'unknown' ? 'order.unknown' : 'order.failed')}</h1>
        {found.state === 'unknown' ? (
          <>
            <p className="tone-second">{t('order.unknownText')}</p>
            <ButtonLink to={lookupOf(id, query.get('number'))}>{t('order.lookup')}</ButtonLink>
            <ButtonLink to="/" look="line">
              {t('cart.continue')}
            </ButtonLink>
          </>
        ) : (
          <Button onClick={found.retry}>{t('checkout.tryAgain')}</Button>
        )}
      </div>
    )
  }
  const { order, access, retry } = found
  const isNew = order.progress.stage <= 1
  return (
    <div className={`wrap ${styles.page}`}>
      <Head title={t('order.titleNumber', { number: order.number })} />
      <header className={styles.head}>
        {isNew && !order.canceled && <p className="tone-second">{t('order.thanks')}</p>}
        <h1 className="type-title" tabIndex={-1} data-order-number={order.number}>
          {t('order.titleNumber', { number: order.number })}
        </h1>
        <p className={styles.lead}>
          {isNew && !order.pay_instruction && t(nextOf(order))}
          {!isNew && <OrderState progress={order.progress} />}
        </p>
        {isNew && <p className="tone-second">{t('order.mailed', { email: order.email })}</p>}
      </header>
      <OrderContent
        order={order}
        access={access}
        payment={<OrderPayment order={order} access={access} onChange={retry} />}
      />
      {!order.canceled && <KeepOrder access={access} email={order.email} />}
      <ButtonLink to="/" look="line">
        {t('cart.continue')}
      </ButtonLink>
    </div>
  )
}
