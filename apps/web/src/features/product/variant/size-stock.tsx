import type { Choice } from '@vitrine/domain/catalog/choose-variant'
import type { ConfigurableOption, Product } from '@vitrine/domain/catalog/product'
import { SIZE } from '#web/lib/catalog/variant/size.ts'
import { valuesOf } from '#web/lib/catalog/variant/values-of.ts'
import { stockWith } from '#web/lib/catalog/variant/variant-stock.ts'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './size-stock.module.css'

type StockProps = { product: Product; axis: ConfigurableOption; choice: Choice }

/** What is left of each size in the chosen colour, as far as it matters: the last pieces, and what is gone. */
export function SizeStock({ product, axis, choice }: StockProps) {
  const t = useT()
  const sizes = valuesOf(axis).map(({ value_index: value, label }) => ({
    label,
    isChosen: choice[SIZE] === value,
    stock: stockWith(product, choice, { code: SIZE, value }),
  }))
  const low = sizes.filter(({ stock }) => stock?.is_in_stock && stock.low_stock && stock.qty > 0)
  const gone = sizes.filter(({ stock }) => !stock?.is_in_stock).map(({ label }) => label)
  const chosen = low.find(({ isChosen }) => isChosen)
  if (low.length === 0 && gone.length === 0) return null
  const listed = (names: readonly string[]) => names.join(t('shell.comma'))
  return (
    <div className={styles.stock} aria-live="polite">
      {chosen ? (
        <p>{t('purchase.leftIn', { size: chosen.label, qty: chosen.stock?.qty ?? 0 })}</p>
      ) : (
        low.length > 0 && <p>{t('purchase.lowIn', { sizes: listed(low.map(({ label }) => label)) })}</p>
      )}
      {gone.length > 0 && gone.length < sizes.length && (
        <p>{t('purchase.goneIn', { sizes: listed(gone) })}</p>
      )}
    </div>
  )
}
