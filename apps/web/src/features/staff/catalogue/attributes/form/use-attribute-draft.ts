import {
  type EditedAttribute,
  getEditedAttribute,
  saveAttribute,
} from '@vitrine/contract/catalog/editing/attributes'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { usePartsDraft } from '../../parts/use-parts-draft.ts'
import { useSaving } from '../../use-saving.ts'
import { comparable } from './comparable.ts'

/** An attribute, and what is changed of it. */
export function useAttributeDraft(id: number, onSaved: () => void) {
  const client = useClient()
  const [version, setVersion] = useState(0)
  const { isBusy, faults, run } = useSaving()
  const { latest, error, retry } = useAnswer(`attribute ${id} ${version}`, () =>
    client.call(getEditedAttribute, { params: { id } }),
  )
  const attribute = latest?.id === id ? latest : undefined
  const { changed, forgetSent, ...draft } = usePartsDraft<EditedAttribute['parts']>(
    attribute?.parts,
    comparable,
  )
  async function save() {
    if (!attribute || draft.count === 0) return
    const body = { version: attribute.version, parts: changed }
    const outcome = await run(() => client.call(saveAttribute, { params: { id }, body }))
    if (outcome === 'saved') {
      forgetSent()
      onSaved()
    }
    if (outcome !== 'refused') setVersion((one) => one + 1)
  }
  return { ...draft, attribute, error, retry, save, isBusy, faults }
}
export type AttributeDraft = ReturnType<typeof useAttributeDraft>
