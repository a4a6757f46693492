import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { CartLine } from '@vitrine/sync/cart/cart-state'
import { useCart, useCartStore } from '#web/engine/use-cart.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { Gap, useT } from '#web/ui/shop-context.tsx'
import { useCartStatus } from '../waiting/use-cart-status.ts'
import styles from './cart-line-row.module.css'
import { problemText } from './problem-text.ts'

/** What is wrong with a line stands on the line: refused, set lower, few left, not sent yet. */
export function LineNotes({ line }: { line: CartLine }) {
  const t = useT()
  const cart = useCartStore()
  const { problem, changes } = useCart()
  const isRefused = problem?.sku === line.sku
  const capped = changes.findLast(
    (one) => one.reason === 'capped' && lineKey(one.line) === lineKey(line) && one.to === line.qty,
  )
  return (
    <>
      {isRefused && <Note tone="warn">{problemText(t, problem)}</Note>}
      {capped && (
        <Note tone="warn">
          {t('cart.capped', { qty: capped.to, from: capped.from })}
          <Gap />
          <button type="button" className="text-link" onClick={() => void cart.dismiss(capped.id)}>
            {t('shell.ok')}
          </button>
        </Note>
      )}
      {!isRefused && !capped && line.stock.status !== 'ok' && line.stock.qty > 0 && (
        <p className={styles.hint}>{t('cart.few', { qty: line.stock.qty })}</p>
      )}
      {!line.confirmed && <NotSent />}
    </>
  )
}

/** Told to eyes only where that lasts: at every press it would push down what is below, and let it up again. */
function NotSent() {
  const t = useT()
  const isOnline = useIsOnline()
  const { failures } = useCartStatus()
  return (
    <p className={isOnline && failures === 0 ? 'visually-hidden' : styles.hint}>
      <Icon name="clock" size="tiny" /> {t('cart.waiting')}
    </p>
  )
}
