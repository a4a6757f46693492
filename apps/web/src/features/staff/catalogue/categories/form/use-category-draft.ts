import {
  type CategoryParts,
  getEditedCategory,
  saveCategory,
} from '@vitrine/contract/catalog/editing/categories'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { usePartsDraft } from '../../parts/use-parts-draft.ts'
import { useSaving } from '../../use-saving.ts'

/** A category, and what is changed of it. */
export function useCategoryDraft(id: number, onSettled: () => void) {
  const client = useClient()
  const [version, setVersion] = useState(0)
  const { isBusy, faults, run, forgive } = useSaving()
  const { latest, error, retry } = useAnswer(`category ${id} ${version}`, () =>
    client.call(getEditedCategory, { params: { id } }),
  )
  const category = latest?.id === id ? latest : undefined
  const { changed, forget, forgetSent, ...draft } = usePartsDraft<CategoryParts>(category?.parts)
  const reload = () => setVersion((one) => one + 1)
  function discard() {
    forget()
    forgive()
  }
  async function save() {
    if (!category || draft.count === 0) return
    const body = { version: category.version, parts: changed }
    const outcome = await run(() => client.call(saveCategory, { params: { id }, body }))
    if (outcome === 'saved') forgetSent()
    if (outcome !== 'refused') onSettled()
    // Also where no answer came: what was done all the same is nobody else's.
    reload()
  }
  return { ...draft, forget: discard, category, error, retry, save, reload, isBusy, faults }
}
export type CategoryDraft = ReturnType<typeof useCategoryDraft>
