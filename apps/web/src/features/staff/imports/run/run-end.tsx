import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { RepeatForm } from '../clock/repeat-form.tsx'
import styles from '../imports.module.css'
import { Told } from '../told.tsx'
import { KindTable } from './kind-table.tsx'
import own from './run.module.css'
import { RunFigures } from './run-figures.tsx'
import { RunLines } from './run-lines.tsx'
import { useRunActs } from './use-run.ts'

/** What became of it, by figures and by line, and what can be done now. */
export function RunEnd({ run }: { run: ImportRun }) {
  return (
    <>
      <RunVerdict run={run} />
      {run.result && <RunFigures run={run} result={run.result} />}
      <RunLines run={run} />
      {run.result && !run.dry_run && <KindTable counts={run.result.counts} />}
      {run.state === 'done' && !run.dry_run && run.origin.kind !== 'file' && <RepeatForm run={run} />}
      <NextActs run={run} />
    </>
  )
}

function RunVerdict({ run: { state, dry_run: isDry, fault, result } }: { run: ImportRun }) {
  const t = useT()
  if (state === 'canceled') return <Note tone="info">{t('staff.impCanceledText')}</Note>
  if (state === 'failed')
    return (
      <Note tone="error">
        <p>
          <b>{t('staff.impUpdFailed')}</b> {fault && <Told of={fault} />}
        </p>
        <p>{t('staff.impFailedText')}</p>
      </Note>
    )
  if (isDry) return null
  const { generation } = result ?? {}
  return (
    <Note tone="info">
      <b>{t('staff.impUpdImportDone')}</b>{' '}
      {generation == null ? t('staff.impNothingNew') : t('staff.impInShop', { generation })}
    </Note>
  )
}

function NextActs({ run }: { run: ImportRun }) {
  const t = useT()
  const navigate = useNavigate()
  const { busy, begin } = useRunActs(run)
  const [problem, setProblem] = useState<Parameters<typeof t>[0]>()
  const hasFile = run.file_id !== null
  const isTried = run.dry_run && run.state === 'done'
  const go = async (dryRun: boolean) =>
    setProblem(await begin(dryRun, (id) => void navigate(`/admin/imports/${id}`)))
  const rows = Math.max(0, (run.result?.rows ?? 0) - run.lines.left_out)
  return (
    <div className={own.next}>
      {problem && <Note tone="error">{t(problem)}</Note>}
      {!hasFile && <p className={styles.second}>{t('staff.impFileGone')}</p>}
      <div className={styles.acts}>
        {isTried && hasFile && (
          <Button disabled={busy || rows === 0} isBusy={busy} onClick={() => void go(false)}>
            {t('staff.impTake', { rows, of: run.result?.rows ?? 0 })}
          </Button>
        )}
        {(run.state === 'failed' || run.state === 'canceled') && hasFile && (
          <Button disabled={busy} isBusy={busy} onClick={() => void go(run.dry_run)}>
            {t('staff.impAgain')}
          </Button>
        )}
        <ButtonLink look="line" to="/admin/imports">
          {t(isTried || run.state === 'failed' ? 'staff.impOtherTable' : 'staff.impAnother')}
        </ButtonLink>
      </div>
    </div>
  )
}
