import type { CartLine } from '@vitrine/sync/cart/cart-state'
import { useState } from 'react'
import { useCart } from '#web/lib/bag.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Sums } from '#web/ui/sums.tsx'
import styles from './cart-contents.module.css'
import { CartLineRow } from './cart-line-row.tsx'
import { problemText } from './problem-text.ts'
import { useCartActions } from './use-cart-actions.ts'

/** Lines, what cannot be bought any more below them, and the sums. */
export function CartContents({ onFollow }: { onFollow?: () => void }) {
  const t = useT()
  const cart = useCart()
  const { restore } = useCartActions()
  const [removed, setRemoved] = useState<CartLine | null>(null)
  const isOut = (line: CartLine) => line.stock.status === 'out_of_stock'
  const rows = (lines: readonly CartLine[]) =>
    lines.map((line) => (
      <CartLineRow
        key={`${line.sku} ${line.item_id}`}
        line={line}
        onFollow={onFollow}
        onRemoved={setRemoved}
      />
    ))
  const soldOut = cart.lines.filter(isOut)
  const homeless = cart.problem !== null && !cart.lines.some((line) => line.sku === cart.problem?.sku)
  return (
    <>
      {removed && (
        <p className={styles.removed} role="status">
          <span>{t('cart.removed', { name: removed.name })}</span>
          <button
            type="button"
            className="text-link"
            onClick={() => {
              setRemoved(null)
              void restore(removed)
            }}
          >
            {t('cart.undo')}
          </button>
        </p>
      )}
      {homeless && cart.problem && <Note tone="warn">{problemText(t, cart.problem)}</Note>}
      <ul className={styles.lines}>{rows(cart.lines.filter((line) => !isOut(line)))}</ul>
      {cart.totals && cart.lines.length > 0 && <Sums segments={cart.totals.total_segments} />}
      {soldOut.length > 0 && (
        <>
          <h3 className={styles.group}>{t('cart.soldOut')}</h3>
          <ul className={styles.lines}>{rows(soldOut)}</ul>
        </>
      )}
    </>
  )
}
