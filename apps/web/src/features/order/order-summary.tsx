import type { OrderView } from '@vitrine/contract/order'
import { joinName } from '@vitrine/domain/checkout/split-name'
import { Picture } from '#web/ui/picture.tsx'
import { usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import { Sums } from '#web/ui/sums.tsx'
import styles from './order-summary.module.css'

export function OrderSummary({ order }: { order: OrderView }) {
  const t = useT()
  const price = usePrice()
  return (
    <>
      <ul className={styles.lines}>
        {order.products.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a placed order never move
          <li key={index}>
            <Picture path={line.thumbnail} size="cart" alt="" />
            <p>
              {line.name}
              <br />
              <span className="tone-second">
                {[
                  ...line.options.map((option) => option.value),
                  t('checkout.pieces', { qty: line.qty }),
                ].join(', ')}
              </span>
            </p>
            <span>{price(line.row_total)}</span>
          </li>
        ))}
      </ul>
      <Sums segments={order.totals.total_segments} isWhole />
    </>
  )
}

export function OrderFacts({ order }: { order: OrderView }) {
  const t = useT()
  const { locale } = useStore()
  const address = order.shipping_address ?? order.billing_address
  const rows = [
    { label: t('order.email'), lines: [order.email] },
    {
      label: t('order.address'),
      lines: [
        joinName(address),
        ...(address.street ?? []),
        [address.postcode, address.city].filter(Boolean).join(' '),
        countryName(locale, address.country_id),
      ],
    },
    ...(order.shipping_title
      ? [{ label: t('checkout.delivery'), lines: [order.shipping_title, daysOf(t, order)] }]
      : []),
    { label: t('checkout.payment'), lines: [order.payment_title] },
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, lines }) => (
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

function daysOf(t: ReturnType<typeof useT>, { delivery_days: days }: OrderView): string {
  if (!days) return ''
  const [first, last] = days
  return first === last ? t('checkout.days', { count: first }) : t('checkout.daysRange', { first, last })
}

function countryName(locale: string, code: string | undefined): string {
  return code ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code) : ''
}
