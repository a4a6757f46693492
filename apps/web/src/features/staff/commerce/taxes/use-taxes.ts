import { getTaxTable, saveTaxTable, type TaxTable } from '@vitrine/contract/desk/taxes'
import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { decimalOf } from '../../decimal-of.ts'
import type { Refusal } from '../save-parts.tsx'

type Rate = TaxTable['rates'][number]
export type Place = Pick<Rate, 'rule' | 'country' | 'region' | 'postcode'>
/** What was made of a row and is not saved: what it holds as it was typed, or that it goes. */
export type Draft = Place & { rate: string; taxes_shipping: boolean; isRemoved: boolean }

export const keyOf = ({ rule, country, region, postcode }: Place): string =>
  [rule, country, region, postcode].join('|')

/** The table as it stands, what was made of its rows, and one save for all of it. */
export function useTaxes() {
  const client = useClient()
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const [after, setAfter] = useState<TaxTable>()
  const { latest, error, retry } = useAnswer('taxes', () => client.call(getTaxTable))
  const table = after ?? latest
  async function save(): Promise<boolean> {
    const all = Object.values(drafts)
    const wrong = all.filter(({ rate, isRemoved }) => !isRemoved && !isPercent(rate)).map(keyOf)
    if (wrong.length > 0) setRefusal({ kind: 'wrong', cells: wrong })
    else if (table) return send(table, all)
    return false
  }
  async function send({ version }: TaxTable, all: readonly Draft[]): Promise<boolean> {
    setBusy(true)
    try {
      setAfter(await client.call(saveTaxTable, { body: { version, ...changesOf(all) } }))
      setDrafts({})
      setRefusal(undefined)
      return true
    } catch (failure) {
      const isTheirs = failure instanceof CallError && failure.code === 409 && 'details' in failure.meta
      // What they made of it is shown below what was typed, which stays.
      if (isTheirs) setAfter(failure.meta.details as unknown as TaxTable)
      setRefusal({ kind: isTheirs ? 'theirs' : 'failed' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ table, error, retry, drafts, refusal, isBusy, save },
    /** What is as it stands is no draft. */
    put(draft: Draft) {
      const { [keyOf(draft)]: _, ...others } = drafts
      const stands = table?.rates.find((rate) => keyOf(rate) === keyOf(draft))
      setDrafts(isAsItStands(draft, stands) ? others : { ...others, [keyOf(draft)]: draft })
    },
    clear() {
      setDrafts({})
      setRefusal(undefined)
    },
  }
}
export type Taxes = ReturnType<typeof useTaxes>

export const draftOf = (rate: Rate): Draft => ({ ...rate, rate: String(rate.rate), isRemoved: false })

/** A new row that is taken back has never been there. */
function isAsItStands(draft: Draft, stands: Rate | undefined): boolean {
  if (!stands) return draft.isRemoved
  const { rate, taxes_shipping, isRemoved } = draft
  return !isRemoved && decimalOf(rate) === stands.rate && taxes_shipping === stands.taxes_shipping
}

const isPercent = (text: string): boolean => /^\d{1,2}([.,]\d{1,4})?$/.test(text.trim())

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
