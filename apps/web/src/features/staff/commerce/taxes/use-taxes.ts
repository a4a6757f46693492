import { getTaxTable, saveTaxTable, type TaxTable } from '@vitrine/contract/desk/taxes'
import { useClient } from '#web/engine/use-client.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { decimalOf, typedDecimal } from '../../decimal-of.ts'
import type { Refusal } from '../save-parts.tsx'
import { type Drafts, useTableDrafts } from '../use-table-drafts.ts'

type Rate = TaxTable['rates'][number]
export type Place = Pick<Rate, 'rule' | 'country' | 'region' | 'postcode'>
/** What was made of a row and is not saved: what it holds as it was typed, or that it goes. */
export type Draft = Place & { rate: string; taxes_shipping: boolean; isRemoved: boolean }

export const keyOf = ({ rule, country, region, postcode }: Place): string =>
  [rule, country, region, postcode].join('|')

/** The table as it stands, and what was made of its rows. */
export function useTaxes() {
  const client = useClient()
  const { locale } = useStore()
  const editing = useTableDrafts<TaxTable, Draft>({
    name: 'taxes',
    ask: () => client.call(getTaxTable),
    refuse: wrongRates,
    send: (drafts, { version }) =>
      client.call(saveTaxTable, { body: { version, ...changesOf(Object.values(drafts)) } }),
  })
  return {
    ...editing,
    draftOf: (rate: Rate): Draft => ({ ...rate, rate: typedDecimal(rate.rate, locale), isRemoved: false }),
    /** What is as it stands is no draft. */
    put(draft: Draft) {
      const stands = editing.table?.rates.find((rate) => keyOf(rate) === keyOf(draft))
      editing.put(keyOf(draft), isAsItStands(draft, stands, locale) && !editing.isBusy ? undefined : draft)
    },
  }
}
export type Taxes = ReturnType<typeof useTaxes>

/** A new row that is taken back has never been there; `19.` is on its way to 19.5. */
function isAsItStands(draft: Draft, stands: Rate | undefined, locale: string): boolean {
  if (!stands) return draft.isRemoved
  const { rate, taxes_shipping, isRemoved } = draft
  return !isRemoved && rate === typedDecimal(stands.rate, locale) && taxes_shipping === stands.taxes_shipping
}

function wrongRates(drafts: Drafts<Draft>): Refusal | undefined {
  const wrong = Object.values(drafts).filter(({ rate, isRemoved }) => !isRemoved && !isPercent(rate))
  return wrong.length > 0 ? { kind: 'wrong', cells: wrong.map(keyOf) } : undefined
}

export const isPercent = (text: string): boolean => /^\d{1,2}([.,]\d{1,4})?$/.test(text.trim())

const placeOf = ({ rule, country, region, postcode }: Place): Place => ({ rule, country, region, postcode })

function changesOf(drafts: readonly Draft[]) {
  return {
    set: drafts
      .filter(({ isRemoved }) => !isRemoved)
      .map((draft) => ({
        ...placeOf(draft),
        ...{ rate: decimalOf(draft.rate), taxes_shipping: draft.taxes_shipping },
      })),
    remove: drafts.filter(({ isRemoved }) => isRemoved).map(placeOf),
  }
}
