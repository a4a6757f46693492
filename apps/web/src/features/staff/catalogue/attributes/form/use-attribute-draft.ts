import {
  type AttributeParts,
  type EditedAttribute,
  getEditedAttribute,
  saveAttribute,
} from '@vitrine/contract/catalog/editing/attributes'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useSaving } from '../../use-saving.ts'
import { comparable } from './comparable.ts'

type PartName = keyof AttributeParts
type Parts = EditedAttribute['parts']
type Change = { was: unknown; now: unknown }

/** What is changed of an attribute lies beside what the shop has; whoever wrote meanwhile is seen in the difference. */
export function useAttributeDraft(id: number, onSaved: () => void) {
  const client = useClient()
  const [version, setVersion] = useState(0)
  const [changes, setChanges] = useState<Partial<Record<PartName, Change>>>({})
  const { isBusy, faults, run } = useSaving()
  const { latest, error, retry } = useAnswer(`attribute ${id} ${version}`, () =>
    client.call(getEditedAttribute, { params: { id } }),
  )
  const attribute = latest?.id === id ? latest : undefined
  const partOf = <Name extends PartName>(name: Name) =>
    (changes[name] ? changes[name]?.now : attribute?.parts[name]) as Parts[Name] | undefined
  function change<Name extends PartName>(name: Name, now: Parts[Name]) {
    setChanges((all) => {
      const was = all[name] ? all[name]?.was : attribute?.parts[name]
      const { [name]: _, ...others } = all
      return JSON.stringify(was) === JSON.stringify(now) ? others : { ...all, [name]: { was, now } }
    })
  }
  const reload = () => setVersion((one) => one + 1)
  const count = Object.keys(changes).length
  async function save() {
    if (!attribute || count === 0) return
    const parts = Object.fromEntries(Object.entries(changes).map(([name, { now }]) => [name, now]))
    const body = { version: attribute.version, parts }
    const outcome = await run(() => client.call(saveAttribute, { params: { id }, body }))
    if (outcome === 'saved') {
      setChanges({})
      onSaved()
    }
    if (outcome !== 'refused') reload()
  }
  const overtaken = Object.entries(changes).flatMap(([name, { was }]) => {
    const theirs = attribute?.parts[name as PartName]
    if (!attribute || JSON.stringify(was) === JSON.stringify(theirs)) return []
    return [{ name, was: comparable(was), theirs: comparable(theirs) }]
  })
  const forget = () => setChanges({})
  return { attribute, error, retry, partOf, change, count, overtaken, forget, save, isBusy, faults }
}
export type AttributeDraft = ReturnType<typeof useAttributeDraft>
