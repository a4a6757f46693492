import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { formatPercent } from '@vitrine/i18n/figures/format-percent'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { LateIcon } from '#web/ui/lazy/late-icon.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { STEP_WORDS, STEPS } from '../import-words.ts'
import styles from '../imports.module.css'
import own from './run.module.css'
import { useRunActs } from './use-run.ts'

/** How far it has come, what shoppers see meanwhile, and the way to stop it. */
export function RunProgress({ run, onChange }: { run: ImportRun; onChange(): void }) {
  const t = useT()
  const { busy, cancel } = useRunActs(run)
  async function stop(): Promise<void> {
    const problem = await cancel()
    if (problem) notify({ text: t(problem), tone: 'error' })
    onChange()
  }
  return (
    <div className={own.run}>
      <section className={styles.section} aria-label={t('staff.impProgress')}>
        <Share run={run} />
        <ul className={own.phases}>
          {STEPS.map((step, at) => (
            <Phase key={step} run={run} step={step} at={at} />
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="seen">
        <h2 id="seen">{t('staff.impSeen')}</h2>
        <p>{t(run.dry_run ? 'staff.impSeenTry' : 'staff.impSeenTake')}</p>
        <p className={styles.second}>{t('staff.impKilledHint')}</p>
        {run.attempts > 1 && <p className={own.warn}>{t('staff.impAttempt', { count: run.attempts })}</p>}
        <div className={styles.acts}>
          <Button
            look="line"
            disabled={busy || run.state === 'canceling'}
            isBusy={busy}
            onClick={() => void stop()}
          >
            {t(run.state === 'canceling' ? 'staff.impStopping' : 'staff.impStop')}
          </Button>
        </div>
      </section>
    </div>
  )
}

function Share({ run: { state, progress } }: { run: ImportRun }) {
  const t = useT()
  const { locale } = useStore()
  const share = progress?.total ? Math.min(1, progress.done / progress.total) : undefined
  return (
    <>
      <p className={own.share} role="status">
        {share === undefined
          ? t(state === 'waiting' ? 'staff.impWaiting' : 'staff.impRunning')
          : formatPercent(Math.round(100 * share), locale)}
      </p>
      <progress
        className={own.meter}
        aria-label={t('staff.impProgress')}
        max={1}
        {...(share !== undefined && { value: share })}
      />
    </>
  )
}

type PhaseProps = { run: ImportRun; step: (typeof STEPS)[number]; at: number }

function Phase({ run: { progress }, step, at }: PhaseProps) {
  const t = useT()
  const now = progress === null ? -1 : STEPS.indexOf(progress.step)
  const isPast = at < now
  const isNow = at === now
  return (
    <li data-now={isNow || undefined} data-past={isPast || undefined}>
      <LateIcon name={isPast ? 'tick' : isNow ? 'refresh' : 'minus'} size="small" />
      <span>{t(STEP_WORDS[step])}</span>
      {isNow && progress && <Done progress={progress} />}
      {at > now && <span>{t('staff.impWaits')}</span>}
    </li>
  )
}

function Done({ progress: { done, total } }: { progress: NonNullable<ImportRun['progress']> }) {
  const t = useT()
  const { locale } = useStore()
  const number = new Intl.NumberFormat(locale)
  if (total) return <span>{t('staff.of', { place: number.format(done), count: number.format(total) })}</span>
  return <span>{done > 0 && number.format(done)}</span>
}
