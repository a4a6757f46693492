import type { Totals } from '@vitrine/contract/cart'
import { usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './cart-sums.module.css'

/** Every row as the server counted it; nothing is added up here. */
export function CartSums({ totals }: { totals: Totals }) {
  const t = useT()
  const price = usePrice()
  const rows = totals.total_segments.filter((row) => row.code !== 'grand_total' && isTold(row))
  return (
    <dl className={styles.sums}>
      {rows.map((row) => (
        <div key={row.code}>
          <dt>{row.title}</dt>
          <dd>{row.value === null ? t('cart.deliveryLater') : price(row.value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Rows that only repeat another, or say nothing, stay away. */
function isTold({ code, value }: Totals['total_segments'][number]): boolean {
  if (code === 'our_discount' || code === 'grand_total_before_discount') return false
  return value !== 0 || code === 'shipping'
}

export function GrandTotal({ totals, stale }: { totals: Totals | null; stale: boolean }) {
  const t = useT()
  const price = usePrice()
  const { pricesIncludeTax } = useStore()
  return (
    <dl className={styles.total} aria-busy={stale}>
      <dt>
        {t('cart.total')}{' '}
        <span className="type-caption tone-third">
          {t(pricesIncludeTax ? 'cart.taxIncluded' : 'cart.taxLater')}
        </span>
      </dt>
      <dd className={stale ? styles.stale : undefined}>
        {totals === null ? '…' : price(totals.grand_total)}
      </dd>
    </dl>
  )
}
