import { getStoreTable, type StoreTable, saveStoreTable } from '@vitrine/contract/desk/stores'
import { useClient } from '#web/engine/use-client.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { decimalOf, typedDecimal, typedSum } from '../../decimal-of.ts'
import type { Refusal } from '../save-parts.tsx'
import { type Drafts, useTableDrafts } from '../use-table-drafts.ts'

type Store = StoreTable['stores'][number]
/** A row as it was typed over. */
export type Draft = { open: boolean; rate: string; step: string; ranges: string }
export type Field = Exclude<keyof Draft, 'open'>

export const cellOf = (code: string, field: string): string => `${code}|${field}`

/** All stores as they stand, and what was made of their rows. */
export function useStores() {
  const client = useClient()
  const { locale } = useStore()
  const editing = useTableDrafts<StoreTable, Draft>({
    name: 'stores',
    ask: () => client.call(getStoreTable),
    refuse: wrongCells,
    send: (drafts, { version, stores }) =>
      client.call(saveStoreTable, { body: { version, stores: changesOf(drafts, stores) } }),
  })
  return {
    ...editing,
    /** What is as it stands is no draft. */
    put(store: Store, draft: Draft) {
      const stands = draftOf(store, locale)
      const isSame = (Object.keys(stands) as (keyof Draft)[]).every((field) => stands[field] === draft[field])
      editing.put(store.code, isSame && !editing.isBusy ? undefined : draft)
    },
  }
}
export type Stores = ReturnType<typeof useStores>

export const draftOf = ({ open, rate, step, price_ranges }: Store, locale: string): Draft => ({
  ...{ open, rate: typedDecimal(rate, locale), step: typedSum(step, locale) },
  ranges: price_ranges.map((edge) => typedSum(edge, locale)).join('; '),
})

function wrongCells(drafts: Drafts<Draft>): Refusal | undefined {
  const cells = Object.entries(drafts).flatMap(([code, draft]) =>
    wrongFields(draft).map((field) => cellOf(code, field)),
  )
  return cells.length > 0 ? { kind: 'wrong', cells } : undefined
}

const changesOf = (drafts: Drafts<Draft>, stores: readonly Store[]) =>
  stores.flatMap(({ code }) => {
    const draft = drafts[code]
    return draft ? [{ code, ...termsIn(draft) }] : []
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
