import { usePrice, useT } from './shop-context.tsx'
import styles from './sums.module.css'

type Segment = { code: string; title: string; value: number | null }

/** Every row as the server counted it; nothing is added up here. `isWhole` ends with the grand total. */
export function Sums({ segments, isWhole = false }: { segments: readonly Segment[]; isWhole?: boolean }) {
  const t = useT()
  const price = usePrice()
  const total = segments.find((row) => row.code === 'grand_total')
  return (
    <dl className={styles.sums}>
      {segments.filter(isTold).map((row) => (
        <div key={row.code}>
          <dt>{row.title}</dt>
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
          <dt>{total.title}</dt>
          <dd>{price(total.value ?? 0)}</dd>
        </div>
      )}
    </dl>
  )
}

/** Rows that only repeat others stay away. */
function isTold({ code, value }: Segment): boolean {
  if (code === 'our_discount' || code === 'grand_total_before_discount' || code === 'grand_total')
    return false
  return value !== 0 || code === 'shipping'
}
