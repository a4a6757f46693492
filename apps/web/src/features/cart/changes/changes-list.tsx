import type { MessageKey } from '@vitrine/i18n/message-key'
import type { CartChange } from '@vitrine/sync/cart/cart-state'
import { useCart, useCartStore } from '#web/engine/use-cart.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { useLineTitle } from '../line/use-line-title.ts'
import styles from './changes-list.module.css'

const WORDS: Record<CartChange['reason'], MessageKey> = {
  'added-elsewhere': 'cart.changeAdded',
  'removed-elsewhere': 'cart.changeRemoved',
  'changed-elsewhere': 'cart.changeQuantity',
  summed: 'cart.changeSummed',
  capped: 'cart.changeCapped',
  dropped: 'cart.changeDropped',
}

/** What the shop decides cannot be taken back here. */
const FINAL: ReadonlySet<CartChange['reason']> = new Set(['capped', 'dropped'])

/** After two bags became one, or another device was busy: what is different, why, and the way back. */
export function ChangesList() {
  const t = useT()
  const cart = useCartStore()
  const { changes } = useCart()
  const titleOf = useLineTitle()
  // What was set lower is told on its own line.
  const listed = changes.filter((change) => change.reason !== 'capped')
  if (listed.length === 0) return null
  return (
    <section className={styles.changes} aria-label={t('cart.changes')}>
      <header className={styles.head}>
        <h3 role="status">{t('cart.changes')}</h3>
        <IconButton icon="close" label={t('shell.ok')} onClick={() => void cart.dismiss()} />
      </header>
      <ul>
        {listed.map(({ id, reason, from, to, line }) => (
          <li key={id} className={styles.change}>
            <div>
              <p>{titleOf(line)}</p>
              <p className="type-caption tone-second">{t(WORDS[reason], { from, to })}</p>
            </div>
            {!FINAL.has(reason) && (
              <button
                type="button"
                className="text-link"
                aria-label={t('cart.undoNamed', { name: titleOf(line) })}
                onClick={() => void cart.undo(id)}
              >
                {t('cart.undo')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
