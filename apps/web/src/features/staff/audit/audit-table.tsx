import type { AuditLine } from '@vitrine/contract/audit/audit-log'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'
import { momentOf } from '../staff-words.ts'
import styles from './audit.module.css'
import { fieldsOf } from './audit-fields.ts'
import { deedWord, entityText, whoText } from './audit-words.ts'

type AuditTableProps = {
  lines: readonly AuditLine[]
  current: number | undefined
  /** What is asked for has not come yet; these are the ones before. */
  isStale: boolean
  onOpen(id: number): void
}

const COLUMNS = ['auditTime', 'auditWho', 'auditDid', 'auditTo', 'auditFields'] as const

export function AuditTable({ lines, current, isStale, onOpen }: AuditTableProps) {
  const t = useT()
  return (
    <table className={`${staff.table} ${styles.table}`} aria-busy={isStale}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`staff.${column}` as const)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <AuditRow
            key={line.id}
            line={line}
            isCurrent={line.id === current}
            onOpen={() => onOpen(line.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

function AuditRow({ line, isCurrent, onOpen }: { line: AuditLine; isCurrent: boolean; onOpen(): void }) {
  const t = useT()
  const { locale } = useStore()
  const other = line.acting_for?.name
  return (
    <tr
      data-current={isCurrent || undefined}
      data-acting={other === undefined ? undefined : ''}
      onClick={onOpen}
    >
      <th scope="row" data-column="auditTime">
        {/* A press on it is one on the row. */}
        <button type="button">
          <time dateTime={line.at}>{momentOf(locale, line.at)}</time>
        </button>
      </th>
      <td data-column="auditWho">
        {whoText(t, line)} {other !== undefined && <em>{t('staff.auditAs', { name: other })}</em>}
      </td>
      <td data-column="auditDid">{t(deedWord(line.permission))}</td>
      <td data-column="auditTo">{entityText(t, line)}</td>
      <td data-column="auditFields">{fieldsOf(line).join(', ')}</td>
    </tr>
  )
}
