import { useState } from 'react'
import { Panel } from '#web/ui/panel.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { MeasureForm } from './measure-form.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { conversionsOf } from './size-conversions.ts'
import { SizeConversionsView } from './size-conversions-view.tsx'
import styles from './size-guide.module.css'
import { SizeTableView, type Unit } from './size-table-view.tsx'
import { type Body, isByBody, tableFor } from './size-tables.ts'

/** What a piece comes in, by its names, and which of it can be had. */
export type GuidedSizes = {
  names: readonly string[]
  canTake(name: string): boolean
  onTake(name: string): void
}
type GuideProps = GuidedSizes & { onClose(): void }

/** "Find my size": measure once, and the row that fits is marked and can be chosen. */
export function SizeGuide({ names, canTake, onTake, onClose }: GuideProps) {
  const t = useT()
  const { code } = useStore()
  const [body, setBody] = useState<Body>('women')
  const [unit, setUnit] = useState<Unit>(code === 'us' ? 'in' : 'cm')
  const [found, setFound] = useState<string>()
  const table = tableFor(names, body)
  const conversions = table && conversionsOf(table, body)
  const take = (size: string) => {
    onTake(size)
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
          <MeasureForm {...{ table, unit, canTake }} onFound={setFound} onTake={take} />
          <SizeTableView table={table} unit={unit} marked={found} />
          {conversions && <SizeConversionsView conversions={conversions} marked={found} />}
        </>
      )}
    </Panel>
  )
}
