import type { Totals } from '@vitrine/contract/cart'
import { useCart } from '#web/lib/bag.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import { Sums } from '#web/ui/sums.tsx'
import styles from './summary.module.css'

/** What is being ordered and what it costs, with the chosen delivery and payment. */
export function Summary({ totals }: { totals: Totals | null }) {
  const t = useT()
  const price = usePrice()
  const lines = useCart().lines.filter((line) => line.stock.status !== 'out_of_stock')
  return (
    <>
      <ul>
        {lines.map((line) => (
          <li key={`${line.sku} ${line.item_id}`} className={styles.line}>
            <Picture path={line.thumbnail} size="cart" alt="" />
            <p>
              {line.name}
              <br />
              <span className="tone-second">
                {[
                  ...line.options.map((option) => option.value),
                  ...(line.qty > 1 ? [t('checkout.pieces', { qty: line.qty })] : []),
                ].join(', ')}
              </span>
            </p>
            <span className={styles.price}>{price(line.row_total)}</span>
          </li>
        ))}
      </ul>
      {totals ? (
        <Sums segments={totals.total_segments} isWhole />
      ) : (
        <p className="tone-second">{t('cart.stale')}</p>
      )}
    </>
  )
}
