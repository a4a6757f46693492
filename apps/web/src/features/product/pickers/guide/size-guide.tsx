import type { Product } from '@vitrine/domain/catalog/product'
import { useState } from 'react'
import { SIZE } from '#web/lib/catalog/variant/size.ts'
import { valuesOf } from '#web/lib/catalog/variant/values-of.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import type { Purchase } from '../../purchase/use-purchase.ts'
import { MeasureForm } from './measure-form.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { conversionsOf } from './size-conversions.ts'
import { SizeConversionsView } from './size-conversions-view.tsx'
import styles from './size-guide.module.css'
import { SizeTableView, type Unit } from './size-table-view.tsx'
import { type Body, isByBody, tableFor } from './size-tables.ts'

type GuideProps = { product: Product; purchase: Purchase; onClose(): void }

/** "Find my size": measure once, and the row that fits is marked and can be chosen. */
export function SizeGuide({ product, purchase, onClose }: GuideProps) {
  const t = useT()
  const { code } = useStore()
  const [body, setBody] = useState<Body>('women')
  const [unit, setUnit] = useState<Unit>(code === 'us' ? 'in' : 'cm')
  const [found, setFound] = useState<string>()
  const axis = product.configurable_options.find((one) => one.attribute_code === SIZE)
  const sizes = axis ? valuesOf(axis) : []
  const names = sizes.map(({ label }) => label)
  const table = tableFor(names, body)
  const conversions = table && conversionsOf(table, body)
  const take = (size: string) => {
    purchase.pick(SIZE, sizes.find(({ label }) => label === size)?.value_index ?? '')
    onClose()
  }
  const bodies = [
    ['women', t('purchase.women')],
    ['men', t('purchase.men')],
  ] as const
  const units = [
    ['cm', t('purchase.cm')],
    ['in', t('purchase.inch')],
  ] as const
  return (
    <Panel isOpen onClose={onClose} title={t('purchase.findSize')} side="right">
      <p className="tone-second">{t(table ? 'purchase.measureHint' : 'purchase.noTable')}</p>
      {table && (
        <>
          <div className={styles.switches}>
            {isByBody(table) && (
              <SegmentedControl
                legend={t('purchase.bodyFor')}
                value={body}
                items={bodies}
                onChange={(next) => setBody(next)}
              />
            )}
            <SegmentedControl
              legend={t('purchase.unit')}
              value={unit}
              items={units}
              onChange={(next) => setUnit(next)}
            />
          </div>
          <MeasureForm
            {...{ product, table, unit, choice: purchase.choice }}
            onFound={setFound}
            onTake={take}
          />
          <SizeTableView table={table} unit={unit} marked={found} />
          {conversions && <SizeConversionsView conversions={conversions} marked={found} />}
        </>
      )}
    </Panel>
  )
}
