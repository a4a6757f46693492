import { getSystem } from '@vitrine/contract/desk/system'
import { CallError } from '@vitrine/contract/reply'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../answer/denied.tsx'
import staff from '../staff-page.module.css'
import { momentOf } from '../staff-words.ts'
import { BackupsTable, StatementsTable } from './backup-tables.tsx'
import styles from './system.module.css'
import { SystemParts } from './system-parts.tsx'
import { JobsTable, QueuesTable } from './system-tables.tsx'

/** How the program is, what waits to leave the house and which jobs ran; asked anew by a button, not by itself. */
export function SystemView() {
  const t = useT()
  const { locale } = useStore()
  const client = useClient()
  const { latest: system, answer, error, retry } = useAnswer('system', () => client.call(getSystem))
  if (error instanceof CallError && error.code === 403) return <Denied />
  return (
    <div className={staff.page}>
      <header className={styles.head}>
        <h1 className={staff.title} tabIndex={-1}>
          {t('staff.system')}
        </h1>
        {system && (
          <p className={staff.hint}>
            {t('staff.systemSince', { time: momentOf(locale, system.process.since) })}
          </p>
        )}
        <button type="button" className="text-link" aria-disabled={!answer} onClick={retry}>
          {t('staff.systemAgain')}
        </button>
      </header>
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {!system && error === undefined && <div className={staff.loading} aria-busy="true" />}
      {system && (
        <>
          <SystemParts system={system} />
          <QueuesTable queues={system.queues} />
          <JobsTable jobs={system.jobs} />
          <BackupsTable backups={system.backups} />
          <StatementsTable statements={system.statements} />
          <p className={staff.hint}>
            {t('staff.systemBackup')} <code>npm run shop -- backup</code>. <a href="/metrics">/metrics</a>{' '}
            <a href="/health/ready">/health/ready</a>
          </p>
        </>
      )}
    </div>
  )
}
