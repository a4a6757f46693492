import type { PaymentMethod, ShippingMethod } from '@vitrine/contract/cart/checkout'
import { arrivalDays } from '@vitrine/i18n/format-arrival'
import { useCart } from '#web/engine/use-cart.ts'
import { deliveryCost } from '#web/lib/delivery/delivery-cost.ts'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'
import { Note } from '#web/ui/note.tsx'
import { usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './checkout.module.css'
import { PickupChoice } from './chosen/pickup-choice.tsx'
import { type Methods, shippingKeyOf } from './use-methods.ts'

/** What stands below is out of sight until they have come: it would be pushed away under the finger. */
export const MethodParts = ({ methods }: { methods: Methods }) =>
  methods.isComing ? (
    <div className={styles.coming} aria-busy="true" />
  ) : (
    <>
      <DeliveryPart methods={methods} />
      <PaymentPart methods={methods} />
    </>
  )

function DeliveryPart({ methods }: { methods: Methods }) {
  const t = useT()
  const price = usePrice()
  const store = useStore()
  const goods = useCart().totals
  if (methods.isOutOfReach) return <Note tone="warn">{t('checkout.outOfReach')}</Note>
  if (methods.shipping.length === 0) return null
  const counted = methods.totals ?? goods
  const costs = (one: ShippingMethod) => (counted ? deliveryCost(one, counted) : one.price_incl_tax)
  const below = ({ offline, delivery_days }: ShippingMethod) =>
    offline ? t('checkout.offlineWayBelow') : arrivalDays(Date.now(), delivery_days, store)
  return (
    <section className={styles.part} aria-labelledby="part-delivery">
      <h2 className={styles.partTitle} id="part-delivery">
        {t('checkout.delivery')}
      </h2>
      <ChoiceList
        legend={t('checkout.delivery')}
        chosen={methods.chosenShipping && shippingKeyOf(methods.chosenShipping)}
        onChoose={methods.chooseShipping}
        items={methods.shipping.map((one) => ({
          key: shippingKeyOf(one),
          title: one.method_title,
          end: costs(one) === 0 ? t('checkout.free') : price(costs(one)),
          below: below(one),
        }))}
      />
      {methods.isWayGone && <Note tone="info">{t('checkout.wayGone')}</Note>}
      {methods.chosenShipping?.needs_point && (
        <PickupChoice
          points={methods.chosenShipping.pickup_points}
          chosen={methods.chosenPoint}
          isMissing={methods.isPointMissing}
          onChoose={methods.choosePoint}
        />
      )}
    </section>
  )
}

function PaymentPart({ methods }: { methods: Methods }) {
  const t = useT()
  const price = usePrice()
  const end = (one: PaymentMethod) => {
    if (one.discount > 0)
      return <span className={styles.good}>−{t('product.percent', { percent: one.discount })}</span>
    return one.cost_incl_tax > 0 ? `+${price(one.cost_incl_tax)}` : undefined
  }
  // A way that costs something by itself can still be changed for one that does not.
  const needsNothing = methods.totals?.grand_total === 0 && methods.chosenPayment?.cost_incl_tax === 0
  return (
    <section className={styles.part} aria-labelledby="part-payment">
      <h2 className={styles.partTitle} id="part-payment">
        {t('checkout.payment')}
      </h2>
      {needsNothing ? (
        <Note tone="info">{t('checkout.nothingToPay')}</Note>
      ) : (
        <ChoiceList
          legend={t('checkout.payment')}
          chosen={methods.chosenPayment?.code}
          onChoose={methods.choosePayment}
          items={methods.payment.map((one) => ({
            key: one.code,
            title: one.title,
            end: end(one),
            below:
              one.discount > 0 && one.minimum > 0
                ? t('checkout.discountFrom', { price: price(one.minimum) })
                : undefined,
          }))}
        />
      )}
    </section>
  )
}
