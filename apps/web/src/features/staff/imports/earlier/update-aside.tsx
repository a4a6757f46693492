import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { momentOf } from '../../staff-words.ts'
import styles from '../imports.module.css'
import own from './earlier.module.css'
import { type UpdateName, useUpdate } from './use-update.ts'

const ROWS: readonly { name: UpdateName; title: MessageKey; hint: MessageKey; act: MessageKey }[] = [
  {
    ...{ name: 'import', title: 'staff.impUpdImport', hint: 'staff.impUpdImportHint' },
    act: 'staff.impUpdImportDo',
  },
  {
    ...{ name: 'skins', title: 'staff.impUpdSkins', hint: 'staff.impUpdSkinsHint' },
    act: 'staff.impUpdSkinsDo',
  },
  { ...{ name: 'all', title: 'staff.impUpdAll', hint: 'staff.impUpdAllHint' }, act: 'staff.impUpdAllDo' },
]

/** What was taken last, again; pages, anew; or both. */
export function UpdateAside({ last, onDone }: { last: ImportRun | undefined; onDone(): void }) {
  const t = useT()
  const { locale } = useStore()
  const { busy, said, run } = useUpdate(onDone)
  return (
    <aside className={styles.section} aria-labelledby="update">
      <h2 id="update">{t('staff.impUpdate')}</h2>
      <ul className={own.updates}>
        {ROWS.map(({ name, title, hint, act }) => (
          <li key={name}>
            <div>
              <p>
                <b>{t(title)}</b>
              </p>
              <p className={styles.second}>{t(hint)}</p>
              {name === 'import' && last && said.import === undefined && (
                <p className={styles.second}>
                  {last.title}, {momentOf(locale, last.ended_at ?? last.asked_at)}
                </p>
              )}
              <p role="status" className={own.said} data-bad={said[name]?.isBad || undefined}>
                {said[name] && t(said[name].text)}
              </p>
            </div>
            <Button
              look="line"
              isBusy={busy === name}
              disabled={busy !== undefined}
              onClick={() => void run(name)}
            >
              {t(act)}
            </Button>
          </li>
        ))}
      </ul>
    </aside>
  )
}
