import type { StaffSystem } from '@vitrine/contract/desk/system'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './system.module.css'

/** Beyond it something should be done before something stops. */
const FULL = 0.85

type Part = { name: string; state: string; more: string; isBad?: boolean }

export function SystemParts({ system }: { system: StaffSystem }) {
  const t = useT()
  const { locale } = useStore()
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  const gigabytes = (megabytes: number) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: megabytes < 1_024 ? 'megabyte' : 'gigabyte',
      maximumFractionDigits: 1,
    }).format(megabytes < 1_024 ? megabytes : megabytes / 1_024)
  const { process, database, search, disk } = system
  const parts: Part[] = [
    {
      name: t('staff.systemProgram'),
      state: `Node ${process.node.replace('v', '')}`,
      more: t('staff.systemMemory', { size: gigabytes(process.memory_mb) }),
    },
    {
      name: t('staff.systemDatabase'),
      state: `PostgreSQL ${database.version.split(' ')[0]}, ${gigabytes(database.size_mb)}`,
      more: t('staff.systemLines', {
        used: number(database.connections),
        most: number(database.max_connections),
      }),
      isBad: database.connections > FULL * database.max_connections,
    },
    {
      name: t('staff.systemPowerCut'),
      state: t(database.is_durable ? 'staff.systemDurable' : 'staff.systemNotDurable'),
      more: t('staff.systemMigrations', {
        count: number(database.migrations),
        last: database.last_migration.replace('.sql', ''),
      }),
      isBad: !database.is_durable,
    },
    {
      name: t('staff.systemSearch'),
      state: search.engine === 'memory' ? t('staff.systemInMemory') : 'OpenSearch',
      more: t('staff.systemProducts', {
        count: search.products,
        generation: number(search.generation),
      }),
    },
  ]
  if (disk)
    parts.push({
      name: t('staff.systemDisk'),
      state: t('staff.systemFree', { free: gigabytes(disk.free_mb) }),
      more: t('staff.systemOf', { size: gigabytes(disk.total_mb) }),
      isBad: disk.free_mb < (1 - FULL) * disk.total_mb,
    })
  return (
    <ul className={styles.parts}>
      {parts.map(({ name, state, more, isBad }) => (
        <li key={name}>
          <p className={styles.name} data-bad={isBad || undefined}>
            {name}
            {isBad && <span className="visually-hidden">, {t('staff.systemBad')}</span>}
          </p>
          <p>{state}</p>
          <p className={styles.more}>{more}</p>
        </li>
      ))}
    </ul>
  )
}
