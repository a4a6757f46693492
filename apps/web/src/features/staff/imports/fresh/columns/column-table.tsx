import type { ImportFile } from '@vitrine/contract/catalog/imports/import-files'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../../../staff-page.module.css'
import styles from '../../imports.module.css'
import own from '../fresh.module.css'
import type { Target } from '../use-new-import.ts'
import { TARGET_WORDS } from './target-words.ts'

type Columns = Readonly<Record<string, Target>>
type ColumnTableProps = { table: ImportFile; columns: Columns; onChange(columns: Columns): void }

const TARGETS = Object.keys(TARGET_WORDS) as Target[]

/** Which column becomes what; those left out are passed over. */
export function ColumnTable({ table, columns, onChange }: ColumnTableProps) {
  const t = useT()
  function put(column: string, target: string): void {
    const { [column]: _, ...others } = columns
    const chosen = TARGETS.find((one) => one === target)
    onChange(chosen ? { ...others, [column]: chosen } : others)
  }
  return (
    <div className={styles.scroll}>
      <table className={`${staff.table} ${styles.plain}`}>
        <thead>
          <tr>
            <th scope="col">{t('staff.impColumn')}</th>
            <th scope="col">{t('staff.impValues')}</th>
            <th scope="col">{t('staff.impGoesTo')}</th>
            <th scope="col">{t('staff.impState')}</th>
          </tr>
        </thead>
        <tbody>
          {table.columns.map(({ column, values, target: guessed }) => {
            const target = columns[column]
            return (
              <tr key={column}>
                <th scope="row">{column}</th>
                <td className={own.values}>{values.join(' · ')}</td>
                <td>
                  <select
                    className={staff.field}
                    aria-label={`${t('staff.impGoesTo')}: ${column}`}
                    value={target ?? ''}
                    onChange={(event) => put(column, event.target.value)}
                  >
                    <option value="">{t('staff.impLeaveOut')}</option>
                    {TARGETS.map((one) => (
                      <option key={one} value={one}>
                        {t(TARGET_WORDS[one])}
                      </option>
                    ))}
                  </select>
                </td>
                <td className={own.mark} data-mark={markOf(target, guessed)}>
                  {t(MARKS[markOf(target, guessed)])}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type Mark = 'out' | 'guessed' | 'chosen'
const MARKS: Record<Mark, MessageKey> = {
  out: 'staff.impIsOut',
  guessed: 'staff.impGuessed',
  chosen: 'staff.impChosen',
}

function markOf(target: Target | undefined, guessed: Target | null): Mark {
  if (target === undefined) return 'out'
  return target === guessed ? 'guessed' : 'chosen'
}
