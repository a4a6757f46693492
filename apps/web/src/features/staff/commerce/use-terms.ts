import { type CommerceTerms, getCommerceTerms, saveCommerceTerms } from '@vitrine/contract/desk/commerce'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { useClient } from '#web/engine/use-client.ts'
import { decimalOf } from '../decimal-of.ts'
import type { Refusal } from './save-parts.tsx'
import { type Drafts, useTableDrafts } from './use-table-drafts.ts'

export type Cells = Drafts<string>

/** Of one store: what stands, and what was typed over it. */
export function useTerms(store: StoreCode) {
  const client = useClient()
  const { table, drafts, ...editing } = useTableDrafts<CommerceTerms, string>({
    name: `terms ${store}`,
    ask: () => client.call(getCommerceTerms, { params: { store } }),
    refuse: refusalOf,
    send: (cells, seen) =>
      client.call(saveCommerceTerms, { params: { store }, body: changesOf(seen, cells) }),
  })
  return { ...editing, terms: table, cells: drafts }
}
export type Terms = ReturnType<typeof useTerms>

export const cellOf = (row: string, field: string): string => `${row}|${field}`

/** As it was ticked, else as it stands. */
export function isOffered(cells: Cells, code: string, stands: boolean): boolean {
  const ticked = cells[cellOf(code, 'offered')]
  return ticked === undefined ? stands : ticked === 'true'
}

function refusalOf(cells: Cells, seen: CommerceTerms): Refusal | undefined {
  const { payments } = seen
  const wrong = Object.keys(cells).filter((cell) => !isSum(cell, cells[cell] ?? ''))
  if (wrong.length > 0) return { kind: 'wrong', cells: wrong }
  const backwards = changesOf(seen, cells).rates.filter(({ days_min, days_max }) => days_max < days_min)
  if (backwards.length > 0)
    return { kind: 'backwards', cells: backwards.map(({ key }) => cellOf(key, 'days_max')) }
  const isPayable = payments.some(({ code, offered }) => isOffered(cells, code, offered))
  return isPayable ? undefined : { kind: 'unpayable' }
}

function isSum(cell: string, text: string): boolean {
  if (cell.endsWith('|offered') || (cell.endsWith('|free_from') && text.trim() === '')) return true
  return (
    /^\d{1,7}([.,]\d{1,2})?$/.test(text.trim()) &&
    (!cell.includes('|days_') || Number.isInteger(decimalOf(text)))
  )
}

function changesOf({ version, rates, payments }: CommerceTerms, cells: Cells) {
  const of = (row: string, field: string, stands: number) => {
    const typed = cells[cellOf(row, field)]
    return typed === undefined ? stands : decimalOf(typed)
  }
  return {
    version,
    rates: rates
      .filter(({ key }) => Object.keys(cells).some((cell) => cell.startsWith(`${key}|`)))
      .map(({ key, price, free_from, days_min, days_max }) => ({
        ...{ key, price: of(key, 'price', price) },
        free_from: freeFrom(cells[cellOf(key, 'free_from')], free_from),
        ...{ days_min: of(key, 'days_min', days_min), days_max: of(key, 'days_max', days_max) },
      })),
    payments: payments
      .filter(({ code }) => Object.keys(cells).some((cell) => cell.startsWith(`${code}|`)))
      .map(({ code, discount_percent, minimum, fee, offered }) => ({
        ...{ code, discount_percent: of(code, 'discount_percent', discount_percent) },
        ...{ minimum: of(code, 'minimum', minimum), fee: of(code, 'fee', fee) },
        offered: isOffered(cells, code, offered),
      })),
  }
}

/** Nothing typed over it clears it; untouched, it stays. */
function freeFrom(typed: string | undefined, stands: number | null): number | null {
  if (typed === undefined) return stands
  return typed.trim() === '' ? null : decimalOf(typed)
}
