// The bag beside the page: opens when something was added, and from the header.
import { useCart } from '#web/engine/use-cart.ts'
import { useShutOnArrival } from '#web/lib/panel/use-shut-on-arrival.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { CartContents } from './cart-contents.tsx'
import styles from './cart-drawer.module.css'
import { CartEmpty } from './cart-empty.tsx'
import { GrandTotal } from './sums/grand-total.tsx'
import { CheckOut } from './waiting/check-out.tsx'

export function CartDrawer({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = useT()
  const cart = useCart()
  useShutOnArrival(isOpen, onClose)
  const count = cart.lines.reduce((sum, line) => sum + line.qty, 0)
  const isEmpty = cart.lines.length === 0
  const title = (
    <span className={styles.title}>
      {t('cart.title')}
      {!isEmpty && <span className={styles.count}>{t('cart.items', { count })}</span>}
    </span>
  )
  const foot = isEmpty ? undefined : (
    <div className={styles.foot}>
      <GrandTotal totals={cart.totals} stale={cart.totalsStale} />
      <CheckOut onFollow={onClose} />
    </div>
  )
  return (
    <Panel isOpen={isOpen} onClose={onClose} title={title} side="right" foot={foot}>
      <CartContents onFollow={onClose} />
      {isEmpty && (cart.isAdding || !cart.loaded ? <Coming /> : <CartEmpty onFollow={onClose} />)}
    </Panel>
  )
}

/** What was tapped is being checked. */
const Coming = () => <div className={styles.coming} aria-busy="true" />
