import type { StaffSystem } from '@vitrine/contract/desk/system'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'
import { momentOf } from '../staff-words.ts'
import { durationOf } from './duration-of.ts'
import styles from './system.module.css'
import { Table } from './system-tables.tsx'

export function BackupsTable({ backups }: Pick<StaffSystem, 'backups'>) {
  const t = useT()
  const { locale } = useStore()
  const number = new Intl.NumberFormat(locale)
  const megabytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte' })
  const head = [
    t('staff.systemBackupAt'),
    t('staff.systemBackupFile'),
    t('staff.systemBackupSize'),
    t('staff.systemBackupRows'),
    t('staff.systemBackupTook'),
  ]
  if (backups.length === 0) return <p className={staff.hint}>{t('staff.systemNoBackups')}</p>
  return (
    <Table title={t('staff.systemBackups')} head={head}>
      {backups.map(({ at, file, size_mb, rows, seconds }) => (
        <tr key={at}>
          <th scope="row">{momentOf(locale, at)}</th>
          <td>
            <code>{file}</code>
          </td>
          <td>{megabytes.format(size_mb)}</td>
          <td>{number.format(rows)}</td>
          <td>{durationOf(seconds, locale)}</td>
        </tr>
      ))}
    </Table>
  )
}

export function StatementsTable({ statements }: Pick<StaffSystem, 'statements'>) {
  const t = useT()
  const { locale } = useStore()
  const number = new Intl.NumberFormat(locale)
  const milliseconds = (ms: number) =>
    new Intl.NumberFormat(locale, {
      ...{ style: 'unit', unit: 'millisecond', unitDisplay: 'short' },
      maximumFractionDigits: 1,
    }).format(ms)
  const head = [
    t('staff.systemStatement'),
    t('staff.systemCalls'),
    t('staff.systemAverage'),
    t('staff.systemWorst'),
    t('staff.systemSum'),
  ]
  return (
    <>
      <Table title={t('staff.systemStatements')} head={head} className={styles.statements}>
        {statements.map(({ statement, calls, average_ms, worst_ms, sum_ms }) => (
          <tr key={statement}>
            <th scope="row">
              <code title={statement}>{statement}</code>
            </th>
            <td>{number.format(calls)}</td>
            <td>{milliseconds(average_ms)}</td>
            <td>{milliseconds(worst_ms)}</td>
            <td>{sum_ms < 10_000 ? milliseconds(sum_ms) : durationOf(sum_ms / 1_000, locale)}</td>
          </tr>
        ))}
      </Table>
      <p className={staff.hint}>{t('staff.systemStatementsHint')}</p>
    </>
  )
}
