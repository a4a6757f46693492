import type { OrderLookup } from '@vitrine/contract/order/lookup'
import { OrderSteps } from '#web/lib/order/order-steps.tsx'
import { Tracking } from '#web/lib/order/tracking.tsx'
import { InMoneyOf } from '#web/lib/store/in-money-of.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { waitsForPayment } from '../is-waiting-for-payment.ts'
import styles from '../order-content.module.css'
import { OrderFacts, OrderSummary } from '../order-summary.tsx'
import { Reorder } from '../reorder.tsx'

/** An order as its page has it, but for what only its owner and the holder of its link may see. */
export function LookedUpOrder({ order }: { order: OrderLookup }) {
  const t = useT()
  return (
    <InMoneyOf currency={order.currency}>
      <div className={styles.way}>
        {!order.canceled && <OrderSteps progress={order.progress} waitsForPayment={waitsForPayment(order)} />}
        <Tracking tracking={order.progress.tracking} />
      </div>
      <div className={styles.columns}>
        <div className={styles.way}>
          <OrderFacts order={order} />
          <p className="type-small tone-second">{t('order.lookupMore')}</p>
        </div>
        <section aria-label={t('checkout.summary')}>
          <OrderSummary order={order} />
        </section>
      </div>
      <Reorder products={order.products} />
    </InMoneyOf>
  )
}
