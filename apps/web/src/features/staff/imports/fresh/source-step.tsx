import { IMPORT_FORMATS } from '@vitrine/contract/catalog/imports/import-parts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { FORMAT_HINTS, FORMAT_NAMES } from '../import-words.ts'
import styles from '../imports.module.css'
import own from './fresh.module.css'
import { SourcePick } from './source-pick.tsx'
import { TableOptions } from './table-options.tsx'
import type { FreshImport } from './use-new-import.ts'

export function SourceStep({ fresh, onMatch }: { fresh: FreshImport; onMatch(): void }) {
  const t = useT()
  const { options, table, busy, trouble } = fresh
  return (
    <div className={own.stack}>
      <fieldset className={own.formats}>
        <legend className="visually-hidden">{t('staff.impFormat')}</legend>
        {IMPORT_FORMATS.map((format) => (
          <label key={format}>
            <input
              type="radio"
              name="format"
              checked={options.format === format}
              onChange={() => fresh.change({ format })}
            />
            <span>
              <b>{format === 'csv' ? t('staff.impOtherName') : FORMAT_NAMES[format]}</b>
              <small className={styles.second}>{t(FORMAT_HINTS[format])}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <SourcePick fresh={fresh} />
      <TableOptions options={options} onChange={fresh.change} />
      {trouble && <Note tone="error">{trouble}</Note>}
      <div className={styles.acts}>
        {options.format === 'csv' ? (
          <Button key="match" disabled={!table || busy !== undefined} onClick={onMatch}>
            {t('staff.impMatch')}
          </Button>
        ) : (
          <Button
            key="try"
            disabled={!table || busy !== undefined}
            isBusy={busy === 'starting'}
            onClick={() => void fresh.start()}
          >
            {t('staff.impTry')}
          </Button>
        )}
        <span className={styles.second}>{t('staff.impNothingYet')}</span>
      </div>
    </div>
  )
}
