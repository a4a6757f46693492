import { visibleSegments } from '@vitrine/domain/order/visible-segments'
import { addsTaxLater } from '@vitrine/domain/pricing/tax/zip-tax'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { usePrice, useStore, useT } from '../shop-context.tsx'
import styles from './sums.module.css'

/** An estimate made before the shop has ever counted has no titles of its own. */
const UNTITLED: Readonly<Record<string, MessageKey>> = {
  subtotal_incl_tax: 'cart.products',
  shipping_on_checkout: 'cart.delivery',
}

type Segment = { code: string; title: string; value: number | null }

/** Every row as the server counted it; nothing is added up here. `isWhole` ends with the grand total. */
export function Sums({ segments, isWhole = false }: { segments: readonly Segment[]; isWhole?: boolean }) {
  const t = useT()
  const price = usePrice()
  const total = segments.find((row) => row.code === 'grand_total')
  return (
    <dl className={styles.sums}>
      {visibleSegments(segments).map((row) => (
        <div key={row.code}>
          <dt>{row.title || t(UNTITLED[row.code] ?? 'cart.total')}</dt>
          <dd>
            {row.value === null
              ? t('cart.deliveryLater')
              : row.value === 0
                ? t('cart.freeDelivery')
                : price(row.value)}
          </dd>
        </div>
      ))}
      {isWhole && total && (
        <div className={styles.total}>
          <dt>
            {total.title || t('cart.total')} <TaxNote isAdded={segments.some(({ code }) => code === 'tax')} />
          </dt>
          <dd>{price(total.value ?? 0)}</dd>
        </div>
      )}
    </dl>
  )
}

/** What a sum holds is said beside it, as the law of prices wants it. */
function TaxNote({ isAdded }: { isAdded: boolean }) {
  const t = useT()
  const isLater = addsTaxLater(useStore()) && !isAdded
  return (
    <small className="type-caption tone-third">{t(isLater ? 'cart.taxLater' : 'cart.taxIncluded')}</small>
  )
}
