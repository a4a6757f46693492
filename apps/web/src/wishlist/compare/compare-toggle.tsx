import { Link } from 'react-router'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { type Compared, MAX_COMPARED } from './compare-list.ts'
import styles from './compare-toggle.module.css'
import { useCompare } from './use-compare.ts'

/** In or out, and the way to the page where the pieces lie side by side. */
export function CompareToggle({ piece }: { piece: Compared }) {
  const t = useT()
  const { list, toggle } = useCompare()
  const isIn = list.some(({ sku }) => sku === piece.sku)
  const press = () => {
    if (!toggle(piece)) notify({ text: t('wishlist.compareFull', { count: MAX_COMPARED }) })
  }
  return (
    <p className={styles.row}>
      <button
        type="button"
        className="text-link"
        aria-pressed={isIn}
        aria-label={t('wishlist.compareOf', { name: piece.name })}
        onClick={press}
      >
        {t(isIn ? 'wishlist.compareIn' : 'wishlist.compare')}
      </button>
      {isIn && (
        <Link to="/compare" className="text-link">
          {t('wishlist.compareOpen', { count: list.length })}
        </Link>
      )}
    </p>
  )
}
