import type { OrderView } from '@vitrine/contract/order'
import type { ReactNode } from 'react'
import { OrderSteps } from '#web/lib/order/order-steps.tsx'
import { Tracking } from '#web/lib/order/tracking.tsx'
import { InMoneyOf } from '#web/lib/store/in-money-of.tsx'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { GiftCards } from './gift-cards.tsx'
import { InvoiceButton } from './invoice-button.tsx'
import { waitsForPayment } from './is-waiting-for-payment.ts'
import styles from './order-content.module.css'
import { OrderFiles } from './order-files.tsx'
import { OrderFacts, OrderSummary } from './order-summary.tsx'
import { Reorder } from './reorder.tsx'
import { OrderReturns } from './returns/order-returns.tsx'
import type { OrderAccess } from './use-order.ts'

type ContentProps = {
  order: OrderView
  access: OrderAccess
  /** How its payment stands, and the way to pay it. */
  payment: ReactNode
}

/** All there is to know of an order: on the page that follows it, and in the account. */
export function OrderContent({ order, access, payment }: ContentProps) {
  const t = useT()
  const { progress } = order
  return (
    <InMoneyOf currency={order.currency}>
      <div className={styles.way}>
        {!order.canceled && <OrderSteps progress={progress} waitsForPayment={waitsForPayment(order)} />}
        {order.progress.cancel_reason && (
          <p>{t('account.cancelReason', { reason: order.progress.cancel_reason })}</p>
        )}
        <Tracking tracking={progress.tracking} />
      </div>
      {payment}
      <OrderFiles files={order.downloads} />
      <div className={styles.columns}>
        <OrderFacts order={order} />
        <section aria-label={t('checkout.summary')}>
          <OrderSummary order={order} />
        </section>
      </div>
      <GiftCards cards={order.gift_cards} access={access} />
      <OrderReturns order={order} access={access} />
      <div className={styles.acts}>
        {order.invoice_due && <InvoiceButton access={access} />}
        <Reorder products={order.products} />
        <Button look="line" onClick={() => print()}>
          {t('order.print')}
        </Button>
      </div>
    </InMoneyOf>
  )
}
