import {
  type CategoryParts,
  getEditedCategory,
  saveCategory,
} from '@vitrine/contract/catalog/editing/categories'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useSaving } from '../../use-saving.ts'

type PartName = keyof CategoryParts
type Change = { was: unknown; now: unknown }

/** What is changed of a category lies beside what the shop has; whoever wrote meanwhile is seen in the difference. */
export function useCategoryDraft(id: number, onSaved: () => void) {
  const client = useClient()
  const [version, setVersion] = useState(0)
  const [changes, setChanges] = useState<Partial<Record<PartName, Change>>>({})
  const { isBusy, faults, run } = useSaving()
  const { latest, error, retry } = useAnswer(`category ${id} ${version}`, () =>
    client.call(getEditedCategory, { params: { id } }),
  )
  const category = latest?.id === id ? latest : undefined
  const partOf = <Name extends PartName>(name: Name) =>
    (changes[name] ? changes[name]?.now : category?.parts[name]) as CategoryParts[Name]
  function change<Name extends PartName>(name: Name, now: CategoryParts[Name]) {
    setChanges((all) => {
      const was = all[name] ? all[name]?.was : category?.parts[name]
      const { [name]: _, ...others } = all
      return JSON.stringify(was) === JSON.stringify(now) ? others : { ...all, [name]: { was, now } }
    })
  }
  const reload = () => setVersion((one) => one + 1)
  const count = Object.keys(changes).length
  async function save() {
    if (!category || count === 0) return
    const parts = Object.fromEntries(Object.entries(changes).map(([name, { now }]) => [name, now]))
    const body = { version: category.version, parts }
    const outcome = await run(() => client.call(saveCategory, { params: { id }, body }))
    if (outcome === 'saved') {
      setChanges({})
      onSaved()
    }
    if (outcome !== 'refused') reload()
  }
  const overtaken = Object.entries(changes).flatMap(([name, { was }]) =>
    category && JSON.stringify(was) !== JSON.stringify(category.parts[name as PartName])
      ? [{ name, was, theirs: category.parts[name as PartName] }]
      : [],
  )
  const forget = () => setChanges({})
  return { category, error, retry, partOf, change, count, overtaken, forget, save, reload, isBusy, faults }
}
export type CategoryDraft = ReturnType<typeof useCategoryDraft>
