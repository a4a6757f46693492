import { countryName } from '@vitrine/domain/address/country-name'
import { useCart } from '#web/engine/use-cart.ts'
import { Gap, usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import { type DeliveryOffer, deliveryOffer } from './delivery-offer.ts'
import styles from './delivery-progress.module.css'
import { useDelivery } from './use-delivery.ts'

/**
 * How much is missing until delivery is free, and by when it arrives. What will probably be said holds its place until it
 * is known: everything to be pressed in the bag stands below, and would move away under the finger.
 */
export function DeliveryProgress() {
  const { totals } = useCart()
  const { defaultCountry, code } = useStore()
  const place = useDelivery()
  if (place === null) return null
  if (!place || !totals) return <Promised offer={expected()} country={defaultCountry} isHidden />
  const offer = deliveryOffer(place.methods, totals, { now: Date.now(), store: code })
  return offer && <Promised offer={offer} country={place.country} />
}

const expected = (): DeliveryOffer => ({ missing: 100, percent: 0, arrives: Date.now() })

type PromisedProps = { offer: DeliveryOffer; country: string; isHidden?: boolean }

function Promised({ offer: { missing, percent, arrives }, country, isHidden }: PromisedProps) {
  const t = useT()
  const price = usePrice()
  const { locale } = useStore()
  const form = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const date = new Intl.DateTimeFormat(locale, form).format(arrives)
  return (
    <div className={isHidden ? `${styles.delivery} ${styles.hidden}` : styles.delivery}>
      <p>
        {missing !== null && (
          <span className="type-strong">
            {missing === 0 ? t('cart.isFree') : t('cart.toFree', { price: price(missing) })}
            <Gap />
          </span>
        )}
        <span className="tone-second">
          {t('cart.delivers', { date, country: countryName(country, locale) })}
        </span>
      </p>
      {missing !== null && (
        <progress className={styles.bar} value={percent} max={100} aria-label={t('cart.freeProgress')} />
      )}
    </div>
  )
}
