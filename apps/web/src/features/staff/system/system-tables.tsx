import type { StaffSystem } from '@vitrine/contract/desk/system'
import type { MessageKey } from '@vitrine/i18n/message-key'
import type { ReactNode } from 'react'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'
import { momentOf } from '../staff-words.ts'
import { PlainHead } from '../table/plain-head.tsx'
import { durationOf } from './duration-of.ts'
import { everyWords } from './every-words.ts'
import styles from './system.module.css'

type JobState = StaffSystem['jobs'][number]['state']
const STATES: Record<JobState, MessageKey> = {
  waits: 'staff.systemWaits',
  runs: 'staff.systemRuns',
  done: 'staff.systemDone',
  failed: 'staff.systemFailed',
  never: 'staff.systemNever',
}

export function QueuesTable({ queues }: Pick<StaffSystem, 'queues'>) {
  const t = useT()
  const { locale } = useStore()
  const head = [
    t('staff.systemTopic'),
    t('staff.systemWaiting'),
    t('staff.systemSent'),
    t('staff.systemGivenUp'),
    t('staff.systemOldest'),
  ]
  if (queues.length === 0) return <p className={staff.empty}>{t('staff.systemNoQueues')}</p>
  return (
    <Table title={t('staff.systemQueues')} head={head}>
      {queues.map(({ topic, waiting, sent, failed, oldest_seconds: oldest, last_error }) => (
        <tr key={topic}>
          <th scope="row">
            <code>{topic}</code>
          </th>
          <td>{waiting}</td>
          <td>{sent}</td>
          <td>
            {failed === 0 ? failed : <strong className={styles.bad}>{failed}</strong>}
            {last_error !== null && <small>{last_error}</small>}
          </td>
          <td>{oldest === null ? '–' : durationOf(oldest, locale)}</td>
        </tr>
      ))}
    </Table>
  )
}

export function JobsTable({ jobs }: Pick<StaffSystem, 'jobs'>) {
  const t = useT()
  const { locale } = useStore()
  if (jobs.length === 0) return null
  const wordsOf = (minutes: number) => {
    const { words, count } = everyWords(minutes)
    return t(words, { count })
  }
  const head = [
    t('staff.systemJob'),
    t('staff.systemCron'),
    t('staff.systemState'),
    t('staff.systemLast'),
    t('staff.systemNext'),
  ]
  return (
    <Table title={t('staff.systemJobs')} head={head} className={styles.jobs}>
      {jobs.map(({ job, cron, every_minutes: every, state, last_at: at, next_at }) => (
        <tr key={job}>
          <th scope="row">
            <code>{job}</code>
          </th>
          <td>{every === null ? <code>{cron}</code> : <span title={cron}>{wordsOf(every)}</span>}</td>
          <td className={state === 'failed' ? styles.bad : undefined}>{t(STATES[state])}</td>
          <td>{at === null ? '–' : momentOf(locale, at)}</td>
          <td>{momentOf(locale, next_at)}</td>
        </tr>
      ))}
    </Table>
  )
}

type TableProps = {
  title: string
  head: readonly string[]
  className?: string | undefined
  children: ReactNode
}

export function Table({ title, head, className = '', children }: TableProps) {
  return (
    <div className={styles.section}>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={title}>
        <table className={`${staff.table} ${styles.plain} ${className}`}>
          <PlainHead words={head} />
          <tbody>{children}</tbody>
        </table>
      </section>
    </div>
  )
}
