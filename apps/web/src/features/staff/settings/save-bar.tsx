import { useState } from 'react'
import { UnsavedGuard } from '../table/unsaved-guard.tsx'
import { settingLabel, valueText } from './setting-words.ts'
import styles from './settings.module.css'
import { useReader } from './use-reader.ts'
import type { Settings } from './use-settings.ts'

/** What was changed and is not saved yet; all of it is saved together. */
export function SaveBar({ settings }: { settings: Settings }) {
  const reader = useReader()
  const { t } = reader
  const [isOpen, setIsOpen] = useState(false)
  const { changes: all, isSaving, keptOf, discard, save } = settings
  if (all.length === 0) return null
  const text = t('staff.setChanged', { count: all.length })
  return (
    <section className={styles.bar} aria-label={text}>
      <UnsavedGuard />
      {isOpen && (
        <dl className={styles.difference}>
          {all.map((draft) => (
            <div key={`${draft.key} ${draft.for}`}>
              <dt>
                {settingLabel(t, draft.key)}
                {draft.for !== '*' && ` (${draft.for})`}
              </dt>
              <dd>
                <del>{valueText(reader, keptOf(draft))}</del> <ins>{valueText(reader, draft.value)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.acts}>
        <span>{text}</span>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('staff.setDifference')}
        </button>
        <button type="button" onClick={discard}>
          {t('staff.setDiscard')}
        </button>
        <button
          type="button"
          className={styles.save}
          aria-busy={isSaving || undefined}
          aria-keyshortcuts="Control+S"
          onClick={() => void save()}
        >
          {t('staff.setSave')}
        </button>
      </div>
    </section>
  )
}
