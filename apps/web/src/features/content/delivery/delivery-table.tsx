import type { DeliveryPlaces, DeliveryWay } from '@vitrine/contract/cart/deliveries'
import { arrivalDays } from '@vitrine/i18n/format-arrival'
import { useGuestClient } from '#web/engine/use-client.ts'
import { useDeliveryHere } from '#web/lib/delivery/use-delivery-here.ts'
import { wayDays, wayPrice } from '#web/lib/delivery/way-texts.ts'
import { Gap, usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './delivery-table.module.css'

/** The table all promises come from: where to, by which way, how long, at what price. */
export function DeliveryTable({ places }: { places: readonly DeliveryPlaces[] }) {
  const t = useT()
  const columns = [t('content.deliveryWay'), t('content.deliveryTime'), t('content.deliveryPrice')]
  if (places.length === 0) return null
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="delivery-table">
      <h2 id="delivery-table" className={styles.title}>
        {t('content.deliveryTable')}
      </h2>
      <Today places={places} />
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {places.map((place) => (
          <Place key={place.countries[0]?.code} place={place} />
        ))}
      </table>
    </section>
  )
}

function Place({ place: { countries, duty, ways } }: { place: DeliveryPlaces }) {
  const t = useT()
  const { locale } = useStore()
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(countries.map(({ name }) => name))
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {names}
          {duty === 'recipient' && <span className={styles.duty}>{t('content.deliveryDuty')}</span>}
        </th>
      </tr>
      {ways.map((way) => (
        <Way key={`${way.carrier_code}/${way.method_code}/${way.up_to_grams}`} way={way} />
      ))}
    </tbody>
  )
}

function Way({ way }: { way: DeliveryWay }) {
  const t = useT()
  const price = usePrice()
  const kilos = way.up_to_grams === null ? '' : t('content.deliveryUpTo', { kilos: way.up_to_grams / 1000 })
  return (
    <tr>
      <td>{[way.title, kilos].filter(Boolean).join(t('shell.comma'))}</td>
      <td>{wayDays(way, t)}</td>
      <td>{wayPrice(way, t, price)}</td>
    </tr>
  )
}

/** Days of the calendar, for the country the shopper is in. */
function Today({ places }: { places: readonly DeliveryPlaces[] }) {
  const t = useT()
  const store = useStore()
  const { country, place, now } = useDeliveryHere(useGuestClient(), places)
  if (now === null || !place) return null
  const name = place.countries.find(({ code }) => code === country)?.name ?? country
  const text = ({ title, delivery_days }: DeliveryWay) =>
    t('shell.label', { label: title }) + arrivalDays(now, delivery_days, store)
  return (
    <p>
      {t('content.deliveryToday', { country: name })}
      <Gap />
      {place.ways.map(text).join(store.language === 'zh' ? '；' : '; ')}
    </p>
  )
}
