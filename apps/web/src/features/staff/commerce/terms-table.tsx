import type { MessageKey } from '@vitrine/i18n/message-key'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { typedSum } from '../decimal-of.ts'
import staff from '../staff-page.module.css'
import styles from './commerce.module.css'
import { cellOf, isOffered, type Terms } from './use-terms.ts'

const FIELD_WORDS = {
  price: 'staff.termPrice',
  free_from: 'staff.termFree',
  days_min: 'staff.termDaysMin',
  days_max: 'staff.termDaysMax',
  discount_percent: 'staff.termDiscount',
  minimum: 'staff.termMinimum',
  fee: 'staff.termFee',
  offered: 'staff.termOffered',
} as const satisfies Record<string, MessageKey>
type Field = keyof typeof FIELD_WORDS
type Sums = Partial<Record<Exclude<Field, 'offered'>, number | null>>

type TermsTableProps = {
  title: string
  fields: readonly (keyof Sums)[]
  rows: readonly { id: string; name: string; values: Sums & { offered?: boolean } }[]
  /** Each row can be offered or left out. */
  isChosen?: boolean
  terms: Terms
}

/** Typed over where it stands; what differs is marked until it is saved. */
export function TermsTable({ title, fields, rows, terms, isChosen = false }: TermsTableProps) {
  const t = useT()
  const columns: readonly Field[] = isChosen ? ['offered', ...fields] : fields
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('staff.termWay')}</th>
            {columns.map((field) => (
              <th key={field} scope="col">
                {t(FIELD_WORDS[field])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, values }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {isChosen && (
                <td>
                  <Tick
                    id={id}
                    label={`${name}: ${t(FIELD_WORDS.offered)}`}
                    stands={values.offered}
                    terms={terms}
                  />
                </td>
              )}
              {fields.map((field) => (
                <td key={field}>
                  <Sum
                    cell={cellOf(id, field)}
                    label={`${name}: ${t(FIELD_WORDS[field])}`}
                    stands={values[field]}
                    terms={terms}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type SumProps = { cell: string; label: string; stands: number | null | undefined; terms: Terms }

function Sum({ cell, label, stands, terms: { cells, put, refusal, isBusy } }: SumProps) {
  const { locale } = useStore()
  const shown = typedSum(stands, locale)
  const isAsItStands = (text: string) => text === shown && !isBusy
  const isWrong = refusal !== undefined && 'cells' in refusal && refusal.cells.includes(cell)
  return (
    <input
      className={staff.field}
      inputMode="decimal"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      data-changed={cells[cell] !== undefined || undefined}
      value={cells[cell] ?? shown}
      onChange={({ target }) => put(cell, isAsItStands(target.value) ? undefined : target.value)}
    />
  )
}

type TickProps = { id: string; label: string; stands: boolean | undefined; terms: Terms }

function Tick({ id, label, stands = false, terms: { cells, put } }: TickProps) {
  const cell = cellOf(id, 'offered')
  return (
    <input
      type="checkbox"
      aria-label={label}
      data-changed={cells[cell] !== undefined || undefined}
      checked={isOffered(cells, id, stands)}
      onChange={({ target }) => put(cell, target.checked === stands ? undefined : String(target.checked))}
    />
  )
}
