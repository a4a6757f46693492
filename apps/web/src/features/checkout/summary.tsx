import type { Totals } from '@vitrine/contract/cart'
import { useCart } from '#web/lib/bag.tsx'
import { BoughtLines } from '#web/ui/bill/bought-lines.tsx'
import { Sums } from '#web/ui/bill/sums.tsx'
import { useT } from '#web/ui/shop-context.tsx'

/** What is being ordered and what it costs, with the chosen delivery and payment. */
export function Summary({ totals }: { totals: Totals | null }) {
  const t = useT()
  const lines = useCart().lines.filter((line) => line.stock.status !== 'out_of_stock')
  return (
    <>
      <BoughtLines lines={lines} />
      {totals ? (
        <Sums segments={totals.total_segments} isWhole />
      ) : (
        <p className="tone-second">{t('cart.stale')}</p>
      )}
    </>
  )
}
