import type { CartLine, CartProblem } from '@vitrine/sync/cart/cart-state'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCart } from '#web/lib/bag.tsx'
import { productPath } from '#web/lib/links.ts'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './cart-line-row.module.css'
import { problemText } from './problem-text.ts'
import { RemoveQuestion } from './remove-question.tsx'
import { useCartActions } from './use-cart-actions.ts'

type RowProps = { line: CartLine; onFollow?: () => void; onRemoved(line: CartLine): void }

export function CartLineRow({ line, onFollow, onRemoved }: RowProps) {
  const t = useT()
  const { setQuantity, remove } = useCartActions()
  const { problem } = useCart()
  const [asking, setAsking] = useState(false)
  const isOut = line.stock.status === 'out_of_stock'
  const path = productPath({ ...line, type_id: typeOf(line), slug: '' }, line.sku)
  const labels = { group: t('cart.quantity'), less: t('cart.less'), more: t('cart.more') }
  return (
    <li className={isOut ? `${styles.line} ${styles.out}` : styles.line}>
      <Picture path={line.thumbnail} size="cart" alt="" />
      <div className={styles.main}>
        <div className={styles.top}>
          <Link className={styles.name} to={path} onClick={onFollow}>
            {line.name}
          </Link>
          <Price now={line.row_total} old={line.old_price === null ? null : line.old_price * line.qty} />
        </div>
        {line.options.length > 0 && (
          <p className="type-small tone-second">{line.options.map((option) => option.value).join(', ')}</p>
        )}
        <div className={styles.act}>
          <Stepper
            value={line.qty}
            max={mostOf(line)}
            labels={labels}
            onChange={(qty) => void setQuantity(line, qty)}
          />
          <button
            type="button"
            className={styles.bin}
            aria-label={t('cart.remove', { name: line.name })}
            onClick={() => setAsking(true)}
          >
            <Icon name="bin" size="small" />
          </button>
        </div>
        {asking && (
          <RemoveQuestion
            onKeep={() => setAsking(false)}
            onRemove={() => {
              void remove(line)
              onRemoved(line)
            }}
          />
        )}
      </div>
      <LineNotes line={line} problem={problem?.sku === line.sku ? problem : null} />
    </li>
  )
}

function LineNotes({ line, problem }: { line: CartLine; problem: CartProblem | null }) {
  const t = useT()
  return (
    <>
      {problem && <Note tone="warn">{problemText(t, problem)}</Note>}
      {!problem && line.stock.status === 'volatile' && line.stock.qty > 0 && (
        <p className={styles.hint}>{t('cart.few', { qty: line.stock.qty })}</p>
      )}
      {!line.confirmed && <p className={styles.hint}>{t('cart.waiting')}</p>}
    </>
  )
}

const typeOf = (line: CartLine) => (line.parentSku === line.sku ? 'simple' : 'configurable')

/** Not managed stock says 0 and is never out; then the shop's own limit of a line holds. */
const mostOf = (line: CartLine) => (line.stock.qty > 0 ? Math.max(line.stock.qty, line.qty) : 10_000)
