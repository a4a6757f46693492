import type { DeliveryPlaces, DeliveryWay } from '@vitrine/contract/cart/deliveries'
import { isVirtualProduct } from '@vitrine/domain/cart/is-virtual-cart'
import type { Product } from '@vitrine/domain/catalog/product'
import { usualWay } from '@vitrine/domain/pickup/usual-way'
import { arrivalDays } from '@vitrine/i18n/format-arrival'
import { useGuestClient } from '#web/engine/use-client.ts'
import { useDeliveryHere } from '#web/lib/delivery/use-delivery-here.ts'
import { wayDays, wayPrice } from '#web/lib/delivery/way-texts.ts'
import { LateIcon, type LateIconName } from '#web/ui/lazy/late-icon.tsx'
import { usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './facts.module.css'

type Fact = { icon: LateIconName; title: string; text: string }
type FactsProps = { product: Product; deliveries: readonly DeliveryPlaces[] }

/** What a shopper asks before buying: when it comes, whether it may go back, how it is paid. Sold out, nothing comes. */
export function Facts({ product, deliveries }: FactsProps) {
  const t = useT()
  const delivery = useDeliveryFact(product, deliveries)
  const isShipped = !isVirtualProduct(product.type_id)
  const facts: (Fact | null)[] = [
    isShipped
      ? product.stock.is_in_stock
        ? delivery
        : null
      : { icon: 'file', title: t('product.virtualTitle'), text: t('product.virtualText') },
    isShipped ? { icon: 'back', title: t('product.returnsTitle'), text: t('product.returnsText') } : null,
    {
      icon: 'card',
      title: t('product.payTitle'),
      text: t(isShipped ? 'product.payText' : 'product.payVirtual'),
    },
  ]
  return (
    <ul className={styles.facts}>
      {facts
        .filter((fact) => fact !== null)
        .map(({ icon, title, text }) => (
          <li key={icon}>
            <LateIcon name={icon} />
            <span>
              <span className="type-strong">{title}</span>
              <br />
              <span className="tone-second">{text}</span>
            </span>
          </li>
        ))}
    </ul>
  )
}

/** As the bag will promise it for this piece alone: days of the calendar once the country is known. */
function useDeliveryFact(product: Product, deliveries: readonly DeliveryPlaces[]): Fact | null {
  const t = useT()
  const price = usePrice()
  const store = useStore()
  const { country, place, now } = useDeliveryHere(useGuestClient(), deliveries)
  const way = usualWay(place?.ways ?? [], (one) => factsOf(one, product))
  if (!way) return null
  const name = place?.countries.find(({ code }) => code === country)?.name ?? country
  return {
    icon: 'truck',
    title: now === null ? wayDays(way, t) : arrivalDays(now, way.delivery_days, store),
    text: t('product.deliveryTo', { country: name, price: wayPrice(way, t, price) }),
  }
}

const factsOf = (way: DeliveryWay, { price_incl_tax }: Product) => ({
  needsPoint: way.needs_point,
  cost: way.free_from !== null && price_incl_tax >= way.free_from ? 0 : way.price,
})
