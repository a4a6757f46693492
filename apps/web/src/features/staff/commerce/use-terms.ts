import { type CommerceTerms, getCommerceTerms, saveCommerceTerms } from '@vitrine/contract/desk/commerce'
import { CallError } from '@vitrine/contract/reply'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { decimalOf } from '../decimal-of.ts'
import type { Refusal } from './save-parts.tsx'

export type Cells = Readonly<Record<string, string>>

/** Of one store: what stands, what was typed over it, and one save for all of it. */
export function useTerms(store: StoreCode) {
  const client = useClient()
  const [cells, setCells] = useState<Cells>({})
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const [after, setAfter] = useState<CommerceTerms>()
  const { latest, error, retry } = useAnswer(`terms ${store}`, () =>
    client.call(getCommerceTerms, { params: { store } }),
  )
  const terms = after?.store === store ? after : latest?.store === store ? latest : undefined
  async function save(): Promise<boolean> {
    if (!terms) return false
    const wrong = Object.entries(cells).flatMap(([cell, text]) => (isSum(cell, text) ? [] : [cell]))
    if (wrong.length > 0) setRefusal({ kind: 'wrong', cells: wrong })
    else if (!terms.payments.some(({ code, offered }) => isOffered(cells, code, offered)))
      setRefusal({ kind: 'unpayable' })
    else return send(terms)
    return false
  }
  async function send(seen: CommerceTerms): Promise<boolean> {
    setBusy(true)
    try {
      setAfter(await client.call(saveCommerceTerms, { params: { store }, body: changesOf(seen, cells) }))
      setCells({})
      setRefusal(undefined)
      return true
    } catch (failure) {
      const theirs = theirsOf(failure)
      // What they made of it is shown beside what was typed, which stays.
      if (theirs) setAfter(theirs)
      setRefusal({ kind: theirs ? 'theirs' : 'failed' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ terms, error, retry, cells, refusal, isBusy, save },
    /** Without a text it is as it stands. */
    put(cell: string, text: string | undefined) {
      const { [cell]: _, ...others } = cells
      setCells(text === undefined ? others : { ...others, [cell]: text })
    },
    clear() {
      setCells({})
      setRefusal(undefined)
    },
  }
}
export type Terms = ReturnType<typeof useTerms>

export const cellOf = (row: string, field: string): string => `${row}|${field}`

/** As it was ticked, else as it stands. */
export function isOffered(cells: Cells, code: string, stands: boolean): boolean {
  const ticked = cells[cellOf(code, 'offered')]
  return ticked === undefined ? stands : ticked === 'true'
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

function theirsOf(failure: unknown): CommerceTerms | undefined {
  if (!(failure instanceof CallError) || failure.code !== 409) return undefined
  return failure.meta.details as CommerceTerms | undefined
}
