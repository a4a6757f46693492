import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { Compared } from '#web/wishlist/compare/compare-list.ts'
import styles from './compare.module.css'

type ChooserProps = { list: readonly Compared[]; visible: readonly string[]; onChoose(sku: string): void }

/** A phone has room for two: which two. */
export function PieceChooser({ list, visible, onChoose }: ChooserProps) {
  const t = useT()
  return (
    <fieldset className={styles.choose}>
      <legend className="visually-hidden">{t('compare.which')}</legend>
      {list.map(({ sku, name, image }) => (
        <button
          key={sku}
          type="button"
          aria-pressed={visible.includes(sku)}
          aria-label={name}
          onClick={() => onChoose(sku)}
        >
          <Picture path={image} size="cart" alt="" loading="eager" />
          <span className={styles.caption}>{name}</span>
        </button>
      ))}
    </fieldset>
  )
}
