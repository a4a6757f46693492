import type { Choice } from '@vitrine/domain/catalog/choose-variant'
import type { Product } from '@vitrine/domain/catalog/product'
import { useEffect, useState } from 'react'
import { SIZE, sizeNamed } from '#web/lib/catalog/variant/size.ts'
import { isAvailable } from '#web/lib/catalog/variant/variant-stock.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { MEASURE_NAMES } from './measure-names.ts'
import styles from './size-guide.module.css'
import type { Unit } from './size-table-view.tsx'
import { CM_PER_INCH, type SizeTable, sizeFor } from './size-tables.ts'

type FormProps = {
  product: Product
  choice: Choice
  table: SizeTable
  unit: Unit
  onFound(size: string | undefined): void
  onTake(size: string): void
}

/** One measure, the first of the table, says the size. */
export function MeasureForm({ product, choice, table, unit, onFound, onTake }: FormProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const number = Number.parseFloat(typed.replace(',', '.'))
  const found = sizeFor(table, unit === 'in' ? number * CM_PER_INCH : number)
  useEffect(() => onFound(found), [found, onFound])
  const value = found && sizeNamed(product, found)
  const canTake = value && isAvailable(product, choice, { code: SIZE, value })
  return (
    <>
      <TextField
        label={t(MEASURE_NAMES[table.measures[0] ?? 'chest'])}
        hint={t('purchase.measureOne', { unit: t(unit === 'in' ? 'purchase.inch' : 'purchase.cm') })}
        value={typed}
        inputMode="numeric"
        onChange={(text) => setTyped(text.replace(/[^\d.,]/g, '').slice(0, 5))}
      />
      <p className={styles.answer} role="status">
        {number > 0 && (found ? t('purchase.yourSize', { size: found }) : t('purchase.noSize'))}
      </p>
      {found && canTake && (
        <Button isMain onClick={() => onTake(found)}>
          {t('purchase.takeSize', { size: found })}
        </Button>
      )}
    </>
  )
}
