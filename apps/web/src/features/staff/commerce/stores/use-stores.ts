import { getStoreTable, type StoreTable, saveStoreTable } from '@vitrine/contract/desk/stores'
import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { decimalOf } from '../../decimal-of.ts'
import type { Refusal } from '../save-parts.tsx'

type Store = StoreTable['stores'][number]
/** A row as it was typed over. */
export type Draft = { open: boolean; rate: string; step: string; ranges: string }
export type Field = Exclude<keyof Draft, 'open'>

export const cellOf = (code: string, field: string): string => `${code}|${field}`

/** All stores as they stand, what was made of their rows, and one save for all of it. */
export function useStores() {
  const client = useClient()
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const [after, setAfter] = useState<StoreTable>()
  const { latest, error, retry } = useAnswer('stores', () => client.call(getStoreTable))
  const table = after ?? latest
  async function save(): Promise<boolean> {
    const wrong = Object.entries(drafts).flatMap(([code, draft]) =>
      wrongFields(draft).map((field) => cellOf(code, field)),
    )
    if (wrong.length > 0) setRefusal({ kind: 'wrong', cells: wrong })
    else if (table) return send(table)
    return false
  }
  async function send({ version, stores }: StoreTable): Promise<boolean> {
    setBusy(true)
    const changed = stores.flatMap(({ code }) => {
      const draft = drafts[code]
      return draft ? [{ code, ...termsIn(draft) }] : []
    })
    try {
      setAfter(await client.call(saveStoreTable, { body: { version, stores: changed } }))
      setDrafts({})
      setRefusal(undefined)
      return true
    } catch (failure) {
      const isTheirs = failure instanceof CallError && failure.code === 409 && 'details' in failure.meta
      // What they made of it is taken as it stands; what was typed stays above it.
      if (isTheirs) setAfter(failure.meta.details as unknown as StoreTable)
      setRefusal({ kind: isTheirs ? 'theirs' : 'failed' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ table, error, retry, drafts, refusal, isBusy, save },
    /** What is as it stands is no draft. */
    put(store: Store, draft: Draft) {
      const { [store.code]: _, ...others } = drafts
      const stands = draftOf(store)
      const isSame = (Object.keys(stands) as (keyof Draft)[]).every((field) => stands[field] === draft[field])
      setDrafts(isSame ? others : { ...others, [store.code]: draft })
    },
    clear() {
      setDrafts({})
      setRefusal(undefined)
    },
  }
}
export type Stores = ReturnType<typeof useStores>

export const draftOf = ({ open, rate, step, price_ranges }: Store): Draft => ({
  ...{ open, rate: String(rate), step: String(step), ranges: price_ranges.join('; ') },
})

function wrongFields({ rate, step, ranges }: Draft): Field[] {
  const edges = edgesIn(ranges)
  const rises = edges.every((edge, at) => edge > (edges[at - 1] ?? 0))
  return [
    ...(/^\d{1,5}([.,]\d{1,4})?$/.test(rate.trim()) && decimalOf(rate) > 0 ? [] : (['rate'] as const)),
    ...(/^\d{1,4}([.,]\d{1,2})?$/.test(step.trim()) && decimalOf(step) > 0 ? [] : (['step'] as const)),
    ...(rises && edges.length > 0 && edges.length <= 20 ? [] : (['ranges'] as const)),
  ]
}

/** `50; 100; 150`: a comma may be that of a decimal. */
const edgesIn = (text: string): number[] =>
  text
    .split(/[;\s]+/)
    .filter(Boolean)
    .map((one) => (/^\d{1,8}([.,]\d{1,2})?$/.test(one) ? decimalOf(one) : Number.NaN))

const termsIn = ({ open, rate, step, ranges }: Draft) => ({
  ...{ open, rate: decimalOf(rate), step: decimalOf(step), price_ranges: edgesIn(ranges) },
})
