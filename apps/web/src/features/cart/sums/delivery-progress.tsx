import { countryName } from '@vitrine/domain/address/country-name'
import { useCart } from '#web/engine/use-cart.ts'
import { Gap, usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import { deliveryOffer } from './delivery-offer.ts'
import styles from './delivery-progress.module.css'
import { useDelivery } from './use-delivery.ts'

/** How much is missing until delivery is free, and by when it arrives. */
export function DeliveryProgress() {
  const t = useT()
  const price = usePrice()
  const { locale } = useStore()
  const { totals } = useCart()
  const place = useDelivery()
  const offer = place && totals && deliveryOffer(place.methods, totals, Date.now())
  if (!offer) return null
  const { missing, percent, arrives } = offer
  const date = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(
    arrives,
  )
  const country = countryName(place.country, locale)
  return (
    <div className={styles.delivery}>
      <p>
        {missing !== null && (
          <span className="type-strong">
            {missing === 0 ? t('cart.isFree') : t('cart.toFree', { price: price(missing) })}
            <Gap />
          </span>
        )}
        <span className="tone-second">{t('cart.delivers', { date, country })}</span>
      </p>
      {missing !== null && (
        <progress className={styles.bar} value={percent} max={100} aria-label={t('cart.freeProgress')} />
      )}
    </div>
  )
}
