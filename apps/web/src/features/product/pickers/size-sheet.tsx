import type { Product } from '@vitrine/domain/catalog/product'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { Purchase } from '../purchase/use-purchase.ts'
import { valuesOf } from '../variant/axis-picker.tsx'
import { SIZE } from '../variant/size.ts'
import { stockWith } from '../variant/variant-stock.ts'
import styles from './size-sheet.module.css'

type SizeSheetProps = { product: Product; purchase: Purchase; onClose(): void }

/** Asked for when "Add" was tapped without a size; a tap here answers and goes on. */
export function SizeSheet({ product, purchase, onClose }: SizeSheetProps) {
  const t = useT()
  const axis = product.configurable_options.find((one) => one.attribute_code === SIZE)
  if (!axis) return null
  return (
    <Panel isOpen onClose={onClose} title={t('purchase.chooseSize')} side="sheet">
      <ul className={styles.rows}>
        {valuesOf(axis).map(({ value_index: value, label }) => {
          const stock = stockWith(product, purchase.choice, { code: SIZE, value })
          const isOut = !stock?.is_in_stock
          return (
            <li key={value}>
              <button
                type="button"
                className={isOut ? `${styles.row} ${styles.out}` : styles.row}
                aria-disabled={isOut || undefined}
                onClick={() => isOut || purchase.pickAndAdd(value)}
              >
                <span>{label}</span>
                <span className={styles.stock}>
                  {isOut
                    ? t('product.soldOut')
                    : stock.low_stock && stock.qty > 0
                      ? t('cart.few', { qty: stock.qty })
                      : t('purchase.inStock')}
                </span>
                {!isOut && <Icon name="right" size="small" />}
              </button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
