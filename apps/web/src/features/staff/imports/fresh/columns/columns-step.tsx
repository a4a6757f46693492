import type { ImportFile } from '@vitrine/contract/catalog/imports/import-files'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../../imports.module.css'
import own from '../fresh.module.css'
import type { FreshImport } from '../use-new-import.ts'
import { ColumnTable } from './column-table.tsx'
import { MappingBar } from './mapping-bar.tsx'
import { NEEDED, TARGET_WORDS } from './target-words.ts'

type ColumnsStepProps = { fresh: FreshImport; table: ImportFile; onBack(): void }

export function ColumnsStep({ fresh, table, onBack }: ColumnsStepProps) {
  const t = useT()
  const { columns, busy, trouble } = fresh
  const missing = NEEDED.filter((needed) => !Object.values(columns).includes(needed))
  return (
    <div className={own.stack}>
      <MappingBar table={table} columns={columns} onChange={fresh.setColumns} />
      <ColumnTable table={table} columns={columns} onChange={fresh.setColumns} />
      {trouble && <Note tone="error">{trouble}</Note>}
      <div className={own.ends}>
        <Button look="line" onClick={onBack}>
          {t('staff.impBack')}
        </Button>
        <span className={styles.acts}>
          {missing.length > 0 && (
            <span className={styles.bad} role="status">
              {t('staff.impNeeds', { columns: missing.map((one) => t(TARGET_WORDS[one])).join(', ') })}
            </span>
          )}
          <Button
            disabled={missing.length > 0 || busy !== undefined}
            isBusy={busy === 'starting'}
            onClick={() => void fresh.start()}
          >
            {t('staff.impTry')}
          </Button>
        </span>
      </div>
    </div>
  )
}
