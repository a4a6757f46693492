import type { ImportLineKind, ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Failed } from '#web/lib/answer/failed.tsx'
import { saveCsv } from '#web/lib/download/save-file.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { ListTabs } from '../../list-tabs.tsx'
import staff from '../../staff-page.module.css'
import styles from '../imports.module.css'
import { Told, toldWords } from '../told.tsx'
import own from './run.module.css'
import { useLines } from './use-lines.ts'

const KIND_WORDS: Record<ImportLineKind, MessageKey> = {
  left_out: 'staff.impTabLeftOut',
  remark: 'staff.impTabRemarks',
  problem: 'staff.impTabProblems',
  warning: 'staff.impTabWarnings',
}

/** What was left out, or taken otherwise than it stands there, line by line. */
export function RunLines({ run }: { run: ImportRun }) {
  const t = useT()
  const { kinds, kind, answer, latest, error, retry, choose, more, all } = useLines(run)
  if (kind === undefined) return run.result ? <p className={styles.second}>{t('staff.impAllTaken')}</p> : null
  const shown = answer ?? latest
  async function save(): Promise<void> {
    const head = [t('staff.impLine'), t('staff.impRowIs'), t('staff.impReason'), t('staff.impStepSource')]
    const parts = await all()
    const rows = parts.flatMap(({ kind, items }) =>
      items.map(({ file, line, ...why }) => [line ?? '', t(KIND_WORDS[kind]), toldWords(t, why), file ?? '']),
    )
    saveCsv(`import-${run.id}.csv`, [head, ...rows])
  }
  return (
    <section className={own.lines} aria-label={t('staff.impReport')}>
      <div className={own.tabs}>
        <ListTabs names={kinds} words={KIND_WORDS} current={kind} counts={run.lines} onChange={choose} />
        <Button
          look="line"
          onClick={() => void save().catch(() => notify({ text: t('staff.stepFailed'), tone: 'error' }))}
        >
          {t('staff.auditCsv')}
        </Button>
      </div>
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {!shown && error === undefined && <div className={styles.waits} aria-busy="true" />}
      {shown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        <section className={styles.scroll} aria-label={t(KIND_WORDS[kind])} tabIndex={0}>
          <table className={`${staff.table} ${styles.plain}`} aria-busy={answer === undefined}>
            <thead>
              <tr>
                <th scope="col">{t('staff.impLine')}</th>
                <th scope="col">{t('staff.impReason')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.items.map(({ file, line, ...why }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change any more
                <tr key={at}>
                  <th scope="row">{line ?? '–'}</th>
                  <td>
                    {file !== null && file !== run.title && `${file}: `}
                    <Told of={why} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {shown && shown.items.length < Math.min(1_000, shown.total) && (
        <Button look="line" onClick={more}>
          {t('staff.more')}
        </Button>
      )}
    </section>
  )
}
