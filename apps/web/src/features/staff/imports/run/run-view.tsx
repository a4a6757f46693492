import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Link } from 'react-router'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../../answer/denied.tsx'
import staff from '../../staff-page.module.css'
import { momentOf } from '../../staff-words.ts'
import { whoOf } from '../earlier/import-columns.tsx'
import { FORMAT_NAMES } from '../import-words.ts'
import styles from '../imports.module.css'
import { Steps } from '../steps.tsx'
import { RunEnd } from './run-end.tsx'
import { RunProgress } from './run-progress.tsx'
import { useRun } from './use-run.ts'

/** One table on its way into the shop, or what became of it. */
export function RunView({ id }: { id: number }) {
  const t = useT()
  const { run, error, retry, reload } = useRun(id)
  if (error instanceof CallError && error.code === 403) return <Denied />
  const isUnknown = error instanceof CallError && error.code === 404
  return (
    <div className={staff.page}>
      <div className={styles.head}>
        <h1 className={staff.title} tabIndex={-1}>
          {t(run ? titleOf(run) : 'staff.imports')}
        </h1>
        {run && <RunFacts run={run} />}
      </div>
      {isUnknown && (
        <p className={staff.empty}>
          {t('staff.impUnknown')}{' '}
          <Link className="text-link" to="/admin/imports">
            {t('staff.imports')}
          </Link>
        </p>
      )}
      {error !== undefined && !isUnknown && <Failed text="staff.failed" onRetry={retry} />}
      {!run && error === undefined && <div className={staff.loading} aria-busy="true" />}
      {run && (
        <>
          <Steps at={run.dry_run ? 3 : 4} />
          {run.ended_at === null ? <RunProgress run={run} onChange={reload} /> : <RunEnd run={run} />}
        </>
      )}
    </div>
  )
}

function RunFacts({ run }: { run: ImportRun }) {
  const t = useT()
  const { locale } = useStore()
  const { id, title, options, asked_at: asked } = run
  const facts = [
    t('staff.impJobNo', { id }),
    title,
    options.format === 'csv' ? '' : FORMAT_NAMES[options.format],
    whoOf(t, run),
    momentOf(locale, asked),
  ]
  return <p className={styles.second}>{facts.filter(Boolean).join(', ')}</p>
}

function titleOf({ state, dry_run: isDry }: ImportRun): MessageKey {
  if (state === 'failed') return 'staff.impStopped'
  if (state === 'canceled') return 'staff.impCanceled'
  if (isDry) return 'staff.impTry'
  return state === 'done' ? 'staff.impTaken' : 'staff.impTaking'
}
