import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { StaffIcon } from '../../frame/rooms/staff-icon.tsx'
import fresh from '../fresh/fresh.module.css'
import styles from '../imports.module.css'
import own from './people.module.css'
import { ReportOfTable } from './report-of-table.tsx'
import type { BringingTable } from './use-bring-table.ts'

type TablePartProps = {
  bring: BringingTable
  words: { title: string; hint?: string; file: string; take(count: number): string }
  reportName: string
  /** How it is to be read. */
  children: ReactNode
}

/** Each table is tried first; what would become of it is told before anything is written. */
export function TablePart({ bring, words, reportName, children }: TablePartProps) {
  const t = useT()
  const { report, isTaken, busy, trouble } = bring
  const coming = report ? report.created + report.updated : 0
  return (
    <div className={own.part}>
      <h3>{words.title}</h3>
      {words.hint && <p className={styles.second}>{words.hint}</p>}
      <FileDrop bring={bring} label={words.file} />
      <div className={own.two}>{children}</div>
      {trouble && <Note tone="error">{trouble}</Note>}
      {report && <ReportOfTable report={report} fileName={reportName} />}
      <div className={styles.acts}>
        {!isTaken && coming > 0 && (
          <Button disabled={busy} isBusy={busy} onClick={() => void bring.take()}>
            {words.take(coming)}
          </Button>
        )}
        <span role="status" className={styles.second}>
          {t(isTaken ? 'staff.impPeopleTaken' : 'staff.impPeopleNotYet')}
        </span>
      </div>
    </div>
  )
}

function FileDrop({ bring, label }: { bring: BringingTable; label: string }) {
  const t = useT()
  const { file, busy } = bring
  return (
    <label className={fresh.drop}>
      <StaffIcon name="download" />
      <span>
        <b>{file?.name ?? label}</b>
        {busy && <small className={styles.second}>{t('staff.impPeopleBusy')}</small>}
      </span>
      <input
        className="visually-hidden"
        type="file"
        accept=".csv,.gz,text/csv"
        aria-label={label}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) void bring.choose(chosen)
          // The same file, put right, is a choice again.
          target.value = ''
        }}
      />
      <span className={fresh.pick} aria-hidden="true">
        {t(file ? 'staff.impOtherFile' : 'staff.impChoose')}
      </span>
    </label>
  )
}
