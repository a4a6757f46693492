import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { MEASURE_NAMES } from './measure-names.ts'
import styles from './size-guide.module.css'
import type { Unit } from './size-table-view.tsx'
import { CM_PER_INCH, type SizeTable, sizeFor } from './size-tables.ts'

type FormProps = {
  table: SizeTable
  unit: Unit
  canTake(size: string): boolean
  onFound(size: string | undefined): void
  onTake(size: string): void
}

/** One measure, the first of the table, says the size. */
export function MeasureForm({ table, unit, canTake, onFound, onTake }: FormProps) {
  const t = useT()
  const { locale } = useStore()
  const [typed, setTyped] = useState({ text: '', unit })
  const number = Number.parseFloat(typed.text.replace(',', '.'))
  const cm = typed.unit === 'in' ? number * CM_PER_INCH : number
  const found = sizeFor(table, cm)
  useEffect(() => onFound(found), [found, onFound])
  return (
    <>
      <TextField
        label={t(MEASURE_NAMES[table.measures[0] ?? 'chest'])}
        hint={t('purchase.measureOne', { unit: t(unit === 'in' ? 'purchase.inch' : 'purchase.cm') })}
        value={typed.unit === unit || Number.isNaN(cm) ? typed.text : inUnit(cm, unit, locale)}
        inputMode="decimal"
        onChange={(text) => setTyped({ text: text.replace(/[^\d.,]/g, '').slice(0, 5), unit })}
      />
      <p className={styles.answer} role="status">
        {number > 0 && (found ? t('purchase.yourSize', { size: found }) : t('purchase.noSize'))}
      </p>
      {found && canTake(found) && (
        <Button isMain onClick={() => onTake(found)}>
          {t('purchase.takeSize', { size: found })}
        </Button>
      )}
    </>
  )
}

/** Shown only: the size is still told by what was measured, and going back shows that again. */
function inUnit(cm: number, unit: Unit, locale: string): string {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false })
  return numbers.format(unit === 'in' ? cm / CM_PER_INCH : cm)
}
