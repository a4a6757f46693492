import type { EditedOption } from '@vitrine/contract/catalog/editing/attributes'
import { useState } from 'react'
import { placed } from '../row-places.ts'
import type { AttributeDraft } from './use-attribute-draft.ts'

export type OptionLine = { id: string; option: EditedOption }

/** Options of a draft as rows with names of their own: a new one has no key yet. */
export function useOptions(draft: Pick<AttributeDraft, 'partOf' | 'change'>) {
  const options = draft.partOf('options') ?? []
  /** Of new ones by their place among new ones, which stays while they are moved as objects. */
  const [names] = useState(() => new WeakMap<EditedOption, string>())
  const [count, setCount] = useState(0)
  const rows = options.map(
    (option, at): OptionLine => ({ id: option.key ?? names.get(option) ?? `new ${at}`, option }),
  )
  const put = (next: readonly OptionLine[]) => {
    for (const { id, option } of next) if (option.key === null) names.set(option, id)
    draft.change(
      'options',
      next.map(({ option }) => option),
    )
  }
  return {
    options,
    rows,
    add() {
      setCount(count + 1)
      put([...rows, { id: `new-${count}`, option: { key: null, labels: {}, swatch: null } }])
    },
    write: (id: string, part: Partial<EditedOption>) =>
      put(rows.map((row) => (row.id === id ? { id, option: { ...row.option, ...part } } : row))),
    remove: (id: string) => put(rows.filter((row) => row.id !== id)),
    move(id: string, before: string | null) {
      const byId = new Map(rows.map((row) => [row.id, row]))
      const order = placed(
        rows.map((row) => row.id),
        id,
        before,
      )
      put(order.flatMap((one) => byId.get(one) ?? []))
    },
  }
}
export type OptionDesk = ReturnType<typeof useOptions>
