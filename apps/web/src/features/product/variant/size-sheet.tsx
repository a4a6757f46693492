import type { Product } from '@vitrine/domain/catalog/product'
import { useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { Purchase } from '../purchase/use-purchase.ts'
import { valuesOf } from './axis-picker.tsx'
import { SIZE } from './size.ts'
import styles from './size-sheet.module.css'
import { usePassingPanel } from './use-passing-panel.ts'
import { stockWith } from './variant-stock.ts'

/** Asked for when "Add" was tapped without a size; a tap here answers and goes on. */
export function SizeSheet({ product, purchase }: { product: Product; purchase: Purchase }) {
  const t = useT()
  const chosen = useRef<string>(undefined)
  const { isOpen, close } = usePassingPanel(() =>
    chosen.current === undefined ? purchase.sizeSheet.close() : purchase.pickAndAdd(chosen.current),
  )
  const choose = (value: string) => {
    chosen.current = value
    close()
  }
  const axis = product.configurable_options.find((one) => one.attribute_code === SIZE)
  if (!axis) return null
  return (
    <Panel isOpen={isOpen} onClose={close} title={t('purchase.chooseSize')} side="sheet">
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
                onClick={() => isOut || choose(value)}
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
