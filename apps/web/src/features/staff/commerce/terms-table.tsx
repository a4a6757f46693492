import type { MessageKey } from '@vitrine/i18n/message-key'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'
import styles from './commerce.module.css'
import { cellOf, type Terms } from './use-terms.ts'

const FIELD_WORDS = {
  price: 'staff.termPrice',
  free_from: 'staff.termFree',
  days_min: 'staff.termDaysMin',
  days_max: 'staff.termDaysMax',
  discount_percent: 'staff.termDiscount',
  minimum: 'staff.termMinimum',
  fee: 'staff.termFee',
} as const satisfies Record<string, MessageKey>
type Field = keyof typeof FIELD_WORDS

type TermsTableProps = {
  title: string
  fields: readonly Field[]
  rows: readonly { id: string; name: string; values: Partial<Record<Field, number | null>> }[]
  terms: Terms
}

/** Typed over where it stands; what differs is marked until it is saved. */
export function TermsTable({ title, fields, rows, terms: { cells, put, refusal } }: TermsTableProps) {
  const t = useT()
  const wrong = refusal?.kind === 'wrong' ? refusal.cells : []
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('staff.termWay')}</th>
            {fields.map((field) => (
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
              {fields.map((field) => {
                const cell = cellOf(id, field)
                const stands = values[field]
                return (
                  <td key={field}>
                    <input
                      className={staff.field}
                      inputMode="decimal"
                      aria-label={`${name}: ${t(FIELD_WORDS[field])}`}
                      aria-invalid={wrong.includes(cell) || undefined}
                      data-changed={cells[cell] !== undefined || undefined}
                      value={cells[cell] ?? stands ?? ''}
                      onChange={({ target }) => put(cell, target.value)}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
