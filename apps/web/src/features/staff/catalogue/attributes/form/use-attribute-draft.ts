import {
  type EditedAttribute,
  type EditedOption,
  getEditedAttribute,
  saveAttribute,
} from '@vitrine/contract/catalog/editing/attributes'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { usePartsDraft } from '../../parts/use-parts-draft.ts'
import { useSaving } from '../../use-saving.ts'

/** An attribute, and what is changed of it. */
export function useAttributeDraft(id: number, onSettled: () => void) {
  const client = useClient()
  const [version, setVersion] = useState(0)
  const { isBusy, faults, run, forgive } = useSaving()
  const { latest, error, retry } = useAnswer(`attribute ${id} ${version}`, () =>
    client.call(getEditedAttribute, { params: { id } }),
  )
  const attribute = latest?.id === id ? latest : undefined
  const { changed, forget, forgetSent, ...draft } = usePartsDraft<EditedAttribute['parts']>(
    attribute?.parts,
    comparable,
  )
  const reload = () => setVersion((one) => one + 1)
  function discard() {
    forget()
    forgive()
  }
  async function save() {
    if (!attribute || draft.count === 0) return
    const body = { version: attribute.version, parts: changed }
    const outcome = await run(() => client.call(saveAttribute, { params: { id }, body }))
    if (outcome === 'saved') forgetSent()
    if (outcome !== 'refused') onSettled()
    // Also where no answer came: what was done all the same is nobody else's.
    reload()
  }
  return { ...draft, forget: discard, attribute, error, retry, save, reload, isBusy, faults }
}
export type AttributeDraft = ReturnType<typeof useAttributeDraft>

/** Options by what they are called, so that a difference names the one that differs; and their order by itself. */
function comparable(part: unknown): unknown {
  if (!Array.isArray(part)) return part
  const options = part as readonly EditedOption[]
  const named = options.map(({ key, labels, swatch }) => [key ?? labels.en ?? '', { labels, swatch }])
  return { ...Object.fromEntries(named), order: options.map(({ key, labels }) => labels.en || key) }
}
