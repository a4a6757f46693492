import { countryName } from '@vitrine/domain/address/country-name'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { expectedBy } from '@vitrine/i18n/calendar/expected-by'
import { useState } from 'react'
import { useCart } from '#web/engine/use-cart.ts'
import { Gap, usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import { type DeliveryOffer, deliveryOffer } from './delivery-offer.ts'
import styles from './delivery-progress.module.css'
import { useDelivery } from './use-delivery.ts'

/** Of the working days most ways of delivery take. */
const USUAL_DAYS = 3

/**
 * How much is missing until delivery is free, and by when it arrives. What will probably be said holds its place until it
 * is known: everything to be pressed in the bag stands below, and would move away under the finger.
 */
export function DeliveryProgress() {
  const { totals } = useCart()
  const { defaultCountry, code } = useStore()
  const place = useDelivery()
  const [held, setHeld] = useState(0)
  if (place === null) return null
  const known = place && totals && { ...place, totals }
  if (!known) return <Promised offer={expected(code)} country={defaultCountry} onHeld={setHeld} />
  const offer = deliveryOffer(known.methods, known.totals, { now: Date.now(), store: code })
  return offer && <Promised offer={offer} country={known.country} height={held} />
}

/** As long as what is promised mostly: names of days and months differ by more than a line. */
const expected = (store: StoreCode): DeliveryOffer => ({
  ...{ missing: 100, percent: 0 },
  arrives: expectedBy(Date.now(), USUAL_DAYS, store),
})

type PromisedProps = {
  offer: DeliveryOffer
  country: string
  /** What was held before, where less is said. */
  height?: number
  /** Only its place is held. */
  onHeld?(height: number): void
}

function Promised({ offer: { missing, percent, arrives }, country, height, onHeld }: PromisedProps) {
  const t = useT()
  const price = usePrice()
  const { locale, language } = useStore()
  const form = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  // Both would have to bend the name of the weekday after "not later than".
  const isBent = language === 'ru' || language === 'uk'
  const date = new Intl.DateTimeFormat(locale, isBent ? form : { ...form, weekday: 'long' }).format(arrives)
  return (
    <div
      ref={(place) => {
        if (place) onHeld?.(place.offsetHeight)
      }}
      className={onHeld ? `${styles.delivery} ${styles.hidden}` : styles.delivery}
      style={{ minHeight: height }}
    >
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
