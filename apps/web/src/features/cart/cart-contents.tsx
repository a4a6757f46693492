import { isBuyable } from '@vitrine/domain/cart/is-buyable'
import { isVirtualProduct } from '@vitrine/domain/cart/is-virtual-cart'
import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { ProductType } from '@vitrine/domain/catalog/records'
import { bagTotals } from '@vitrine/domain/checkout/bag-totals'
import type { CartLine } from '@vitrine/sync/cart/cart-state'
import { Fragment, useEffect, useRef, useState } from 'react'
import { CartBonuses } from '#web/engine/promotions/cart-bonuses.tsx'
import { CartCoupon } from '#web/engine/promotions/cart-coupon.tsx'
import { CartGiftCards } from '#web/engine/promotions/cart-gift-cards.tsx'
import { useCart } from '#web/engine/use-cart.ts'
import { Sums } from '#web/ui/bill/sums.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './cart-contents.module.css'
import { ChangesList } from './changes/changes-list.tsx'
import { CartLineRow } from './line/cart-line-row.tsx'
import { inTheirPlaces, keepPlaces, readPlaces } from './line/places.ts'
import { problemText } from './line/problem-text.ts'
import { useCartActions } from './line/use-cart-actions.ts'
import { DeliveryProgress } from './sums/delivery-progress.tsx'
import { WaitingSummary } from './waiting/waiting-summary.tsx'

/** Those that fewer pieces would bring back stand next to what is bought. */
const REASONS = ['cart.tooFew', 'cart.soldOut', 'cart.notOffered'] as const

function reasonOf({ stock }: CartLine): (typeof REASONS)[number] {
  if (stock.is_offered === false) return 'cart.notOffered'
  return stock.qty > 0 ? 'cart.tooFew' : 'cart.soldOut'
}

/** Lines, what cannot be bought any more below them, and the sums; above them what the shopper should know first. */
export function CartContents({ onFollow }: { onFollow?: () => void }) {
  const t = useT()
  const cart = useCart()
  const [removed, setRemoved] = useState<Removal | null>(null)
  const [restored, setRestored] = useState(readPlaces)
  const lines = inTheirPlaces(cart.lines, restored)
  const rows = (lines: readonly CartLine[]) =>
    lines.map((line) => (
      <CartLineRow
        key={lineKey(line)}
        line={line}
        onFollow={onFollow}
        onRemoved={() => setRemoved({ line, place: lines.indexOf(line) })}
      />
    ))
  const out = lines.filter((line) => !isBuyable(line))
  const groups = REASONS.map((title) => ({ title, lines: out.filter((line) => reasonOf(line) === title) }))
  const homeless = cart.problem !== null && !cart.lines.some((line) => line.sku === cart.problem?.sku)
  return (
    <>
      <WaitingSummary />
      <ChangesList />
      {cart.lines.some(isDelivered) && <DeliveryProgress />}
      {removed && (
        <Removed
          key={lineKey(removed.line)}
          line={removed.line}
          onUndone={() => {
            const places = [...restored, { key: lineKey(removed.line), place: removed.place }]
            keepPlaces(places)
            setRestored(places)
            setRemoved(null)
          }}
        />
      )}
      {homeless && cart.problem && <Note tone="warn">{problemText(t, cart.problem)}</Note>}
      <ul className={styles.lines}>{rows(lines.filter(isBuyable))}</ul>
      {cart.totals && cart.lines.length > 0 && (
        <div className={styles.sums} aria-busy={cart.totalsStale}>
          <CartCoupon />
          <CartGiftCards />
          <CartBonuses />
          <Sums segments={bagTotals(cart.totals).total_segments} />
        </div>
      )}
      {groups.map(
        ({ title, lines }) =>
          lines.length > 0 && (
            <Fragment key={title}>
              <h3 className={styles.group}>{t(title)}</h3>
              <ul className={styles.lines}>{rows(lines)}</ul>
            </Fragment>
          ),
      )}
    </>
  )
}

type Removal = { line: CartLine; place: number }

function Removed({ line, onUndone }: { line: CartLine; onUndone(): void }) {
  const t = useT()
  const { restore } = useCartActions()
  const undo = useRef<HTMLButtonElement>(null)
  // The button that was pressed goes with its line.
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <p className={styles.removed} role="status">
      <span>{t('cart.removed', { name: line.name })}</span>
      <button
        ref={undo}
        type="button"
        className="text-link"
        onClick={() => {
          onUndone()
          void restore(line)
        }}
      >
        {t('cart.undo')}
      </button>
    </p>
  )
}

/** Films and gift cards come by mail, free of charge. */
function isDelivered({ product_type }: CartLine): boolean {
  return !isVirtualProduct(product_type as ProductType)
}
