import type { OrderView } from '@vitrine/contract/order'
import { addressLines } from '@vitrine/domain/address/address-lines'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { arrivalDays } from '@vitrine/i18n/format-arrival'
import { pointLines } from '@vitrine/i18n/format-point'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { BoughtLines } from '#web/ui/bill/bought-lines.tsx'
import { Sums } from '#web/ui/bill/sums.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './order-summary.module.css'

type Bill = Pick<OrderView, 'products' | 'totals'>

export function OrderSummary({ order }: { order: Bill }) {
  return (
    <>
      <BoughtLines lines={order.products} />
      <Sums segments={order.totals.total_segments} isWhole />
    </>
  )
}

type Contact = Pick<OrderView, 'email' | 'shipping_address' | 'billing_address'>
/** Who found it by its number alone does not learn where it goes. */
type Facts = Pick<
  OrderView,
  'canceled' | 'created_at' | 'shipping_title' | 'delivery_days' | 'payment_title'
> &
  Partial<Contact & Pick<OrderView, 'pickup_point' | 'comment'>>

export function OrderFacts({ order }: { order: Facts }) {
  const t = useT()
  const store = useStore()
  const { locale } = store
  const address = order.shipping_address ?? order.billing_address
  const rows = [
    { label: t('order.email'), lines: [order.email] },
    {
      label: t(addressLabel(order)),
      lines: address ? addressLines(address, locale) : [],
    },
    { label: t('checkout.billing'), lines: payersLines(order, locale) },
    ...(order.shipping_title
      ? [{ label: t('checkout.delivery'), lines: [order.shipping_title, daysOf(order, store)] }]
      : []),
    { label: t('order.pickup'), lines: pickupLines(t, order.pickup_point, locale) },
    { label: t('checkout.payment'), lines: [order.payment_title] },
    { label: t('checkout.comment'), lines: (order.comment ?? '').split('\n') },
  ]
  return (
    <dl className={styles.facts}>
      {rows
        .filter(({ lines }) => lines.some(Boolean))
        .map(({ label, lines }) => (
          <div key={label}>
            <dt>{label}</dt>
            {lines.filter(Boolean).map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
    </dl>
  )
}

/** A parcel that waits at a point goes to nobody's door. */
function addressLabel({ shipping_address, pickup_point }: Facts): MessageKey {
  if (!shipping_address) return 'checkout.billing'
  return pickup_point ? 'order.yourAddress' : 'order.address'
}

/** Said only where the invoice goes elsewhere than the parcel. */
function payersLines({ shipping_address, billing_address }: Facts, locale: string): string[] {
  if (!shipping_address || !billing_address) return []
  const [parcel, invoice] = [shipping_address, billing_address].map((one) => addressLines(one, locale))
  return invoice && invoice.join() !== parcel?.join() ? invoice : []
}

function pickupLines(t: ReturnType<typeof useT>, point: OrderView['pickup_point'] = null, locale: string) {
  if (!point) return []
  const why = point.chosen_by_shop ? [t('order.pickupByShop')] : []
  return [...pointLines(point, locale), ...why]
}

/** What is canceled arrives on no day. */
const daysOf = ({ canceled, created_at, delivery_days }: Facts, store: StoreView) =>
  delivery_days && !canceled ? arrivalDays(Date.parse(created_at), delivery_days, store) : ''
