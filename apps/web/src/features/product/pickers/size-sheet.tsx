import { chosenChild } from '@vitrine/domain/catalog/choose-variant'
import type { Product } from '@vitrine/domain/catalog/product'
import { useState } from 'react'
import { SIZE } from '#web/lib/catalog/variant/size.ts'
import { valuesOf } from '#web/lib/catalog/variant/values-of.ts'
import { stockWith } from '#web/lib/catalog/variant/variant-stock.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { AlertForm } from '../alert/alert-form.tsx'
import type { Purchase } from '../purchase/use-purchase.ts'
import styles from './size-sheet.module.css'

type SizeSheetProps = { product: Product; purchase: Purchase; onClose(): void }

/** Asked for when "Add" was tapped without a size; a tap here answers and goes on, or waits for a size that is gone. */
export function SizeSheet({ product, purchase, onClose }: SizeSheetProps) {
  const t = useT()
  const [wanted, setWanted] = useState<string>()
  const axis = product.configurable_options.find((one) => one.attribute_code === SIZE)
  if (!axis) return null
  return (
    <Panel isOpen onClose={onClose} title={t('purchase.chooseSize')} side="sheet">
      <ul className={styles.rows}>
        {valuesOf(axis).map(({ value_index: value, label }) => {
          const stock = stockWith(product, purchase.choice, { code: SIZE, value })
          const isOut = !stock?.is_in_stock
          const isWanted = wanted === value
          return (
            <li key={value}>
              <button
                type="button"
                className={isOut ? `${styles.row} ${styles.out}` : styles.row}
                aria-expanded={isOut ? isWanted : undefined}
                onClick={() => (isOut ? setWanted(isWanted ? undefined : value) : purchase.pickAndAdd(value))}
              >
                <span>{label}</span>
                <span className={styles.stock}>{isOut ? <Gone /> : <Left stock={stock} />}</span>
                <Icon name={isOut ? 'down' : 'right'} size="small" />
              </button>
              {isOut && isWanted && (
                <AlertForm
                  sku={chosenChild(product, { ...purchase.choice, [SIZE]: value })?.sku ?? product.sku}
                  name={[product.name, label].join(t('shell.comma'))}
                />
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function Gone() {
  const t = useT()
  return (
    <>
      {t('product.soldOut')} <span className={styles.tell}>{t('purchase.tellMe')}</span>
    </>
  )
}

function Left({ stock }: { stock: Product['stock'] }) {
  const t = useT()
  return stock.low_stock && stock.qty > 0 ? t('cart.few', { qty: stock.qty }) : t('purchase.inStock')
}
