import type { Totals } from '@vitrine/contract/cart'
import { usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './grand-total.module.css'

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
