import type { Totals } from '@vitrine/contract/cart'
import { bagTotals } from '@vitrine/domain/checkout/bag-totals'
import { addsTaxLater } from '@vitrine/domain/pricing/tax/zip-tax'
import { AboutPrice } from '#web/lib/price/about-price.tsx'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import { useCartStatus } from '../waiting/use-cart-status.ts'
import styles from './grand-total.module.css'

/** While the shop has not counted these very lines it is an estimate; said only where that lasts. */
export function GrandTotal({ totals: counted, stale }: { totals: Totals | null; stale: boolean }) {
  const totals = counted && bagTotals(counted)
  const t = useT()
  const price = usePrice()
  const store = useStore()
  const hasZipTax = totals?.total_segments.some(({ code }) => code === 'tax') ?? false
  const isOnline = useIsOnline()
  const { failures } = useCartStatus()
  const isEstimate = stale && (!isOnline || failures > 0)
  return (
    <div>
      <dl className={styles.total} aria-busy={stale && !isEstimate}>
        <dt>
          {t('cart.total')}{' '}
          <span className="type-caption tone-third">
            {t(addsTaxLater(store) && !hasZipTax ? 'cart.taxLater' : 'cart.taxIncluded')}
          </span>
        </dt>
        <dd className={stale ? styles.stale : undefined}>
          {totals === null ? '…' : price(totals.grand_total)}
        </dd>
      </dl>
      {totals && <AboutPrice major={totals.grand_total} />}
      {isEstimate && <p className="type-caption tone-second">{t('cart.estimate')}</p>}
    </div>
  )
}
