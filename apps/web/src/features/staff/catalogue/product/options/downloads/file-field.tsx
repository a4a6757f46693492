import { MAX_DOWNLOAD_BYTES } from '@vitrine/contract/catalog/editing/downloads'
import { readDownloadFile } from '@vitrine/domain/catalog/download/download-file'
import { IconButton } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import pick from '../../../../writing/pick-picture.module.css'
import { FailedFile } from '../../failed-file.tsx'
import styles from './file-field.module.css'
import type { BroughtFile } from './use-brought-files.ts'

type FileFieldProps = {
  /** Of its row. */
  name: string
  value: string
  /** The id of what says which files may be chosen. */
  hint: string
  /** The one on its way to this row, or that did not come through. */
  brought: BroughtFile | undefined
  onChange(file: string): void
  onPick(file: File): void
  onDrop(): void
}

/** A file from one's own machine, told by its own name, or where it lies. */
export function FileField({ name, value, hint, brought, onChange, onPick, onDrop }: FileFieldProps) {
  const t = useT()
  const kept = readDownloadFile(value)
  const filename = kept?.kind === 'upload' ? kept.filename : undefined
  const isBusy = brought !== undefined && brought.state !== 'failed'
  const words = t(filename === undefined ? 'staff.optFilePick' : 'staff.optFileOther')
  return (
    <div className={styles.field}>
      {filename === undefined ? (
        <input
          aria-label={`${name}: ${t('staff.optFile')}`}
          placeholder={t('staff.optFile')}
          maxLength={500}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <p className={styles.kept}>
          <span>{filename}</span>
          <IconButton
            icon="close"
            label={t('staff.catLeaveOut', { name: filename })}
            onClick={() => onChange('')}
          />
        </p>
      )}
      <label className={pick.pick} aria-busy={isBusy}>
        {words}
        <input
          className="visually-hidden"
          type="file"
          aria-label={`${name}: ${words}`}
          aria-describedby={hint}
          disabled={isBusy}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onPick(file)
            // The same file may be chosen again.
            target.value = ''
          }}
        />
      </label>
      <p role="status" className={styles.hint}>
        {isBusy && t('staff.optFileSending', { name: brought.file.name })}
      </p>
      {brought?.state === 'failed' && (
        <FailedFile
          name={brought.file.name}
          problem={brought.problem}
          maxBytes={MAX_DOWNLOAD_BYTES}
          mayAgain={brought.mayAgain}
          onAgain={() => onPick(brought.file)}
          onDrop={onDrop}
        />
      )}
    </div>
  )
}
