import type { ImportFile } from '@vitrine/contract/catalog/imports/import-files'
import { type SubmitEvent, useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../../../staff-page.module.css'
import own from '../fresh.module.css'
import type { Target } from '../use-new-import.ts'
import { useMappings } from './use-mappings.ts'

type Columns = Readonly<Record<string, Target>>
type MappingBarProps = { table: ImportFile; columns: Columns; onChange(columns: Columns): void }

/** Matchings kept under a name, for the next table of the same make. */
export function MappingBar({ table, columns, onChange }: MappingBarProps) {
  const t = useT()
  const { mappings, save, remove } = useMappings()
  const [chosen, setChosen] = useState('')
  const [name, setName] = useState('')
  const used = mappings.find(({ id }) => String(id) === chosen)
  function use(id: string): void {
    setChosen(id)
    const mapping = mappings.find((one) => String(one.id) === id)
    if (!mapping) return
    setName(mapping.name)
    const here = new Set(table.columns.map(({ column }) => column))
    onChange(
      Object.fromEntries(
        mapping.columns
          .filter(({ column }) => here.has(column))
          .map(({ column, target }) => [column, target]),
      ),
    )
  }
  const done = (work: Promise<unknown>, then: () => void) =>
    void work.then(then).catch(() => notify({ text: t('staff.stepFailed'), tone: 'error' }))
  const keep = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() === '' || Object.keys(columns).length === 0) return
    done(save(name.trim(), columns), () => notify({ text: t('staff.impKept'), tone: 'success' }))
  }
  return (
    <form className={own.mapping} onSubmit={keep}>
      {mappings.length > 0 && (
        <select
          className={staff.field}
          aria-label={t('staff.impMappings')}
          value={chosen}
          onChange={({ target }) => use(target.value)}
        >
          <option value="">{t('staff.impMappings')}</option>
          {mappings.map(({ id, name: title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
      {used && (
        <button
          type="button"
          className="text-link"
          onClick={() => done(remove(used.id), () => setChosen(''))}
        >
          {t('staff.impForget', { name: used.name })}
        </button>
      )}
      <input
        className={staff.field}
        aria-label={t('staff.impMappingName')}
        placeholder={t('staff.impMappingName')}
        value={name}
        maxLength={100}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="line" disabled={name.trim() === ''}>
        {t('staff.impKeep')}
      </Button>
    </form>
  )
}
