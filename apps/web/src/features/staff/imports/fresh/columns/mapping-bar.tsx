import type { ImportFile } from '@vitrine/contract/catalog/imports/import-files'
import { useState } from 'react'
import { FormProblem } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { failureNotice } from '../../../answer/failure-notice.ts'
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
  /** The name its writer was told that somebody has kept another one under. */
  const [told, setTold] = useState('')
  const used = mappings.find(({ id }) => String(id) === chosen)
  const form = useSentForm({
    start: { name: '' },
    async send({ name }) {
      if (name.trim() === '' || Object.keys(columns).length === 0) return {}
      const isSeen = [used?.name, told].includes(name.trim())
      await save(name.trim(), { columns, isSeen })
      notify({ text: t('staff.impKept'), tone: 'success' })
      return undefined
    },
    refused(failure, { name }) {
      if (failure.code !== 409) return undefined
      setTold(name.trim())
      return { root: t('staff.impMappingTheirs') }
    },
    failed: 'staff.stepFailed',
    isKept: true,
  })
  const { name } = form.values
  function use(id: string): void {
    setChosen(id)
    const mapping = mappings.find((one) => String(one.id) === id)
    if (!mapping) return
    form.put('name', mapping.name)
    const here = new Set(table.columns.map(({ column }) => column))
    onChange(
      Object.fromEntries(
        mapping.columns
          .filter(({ column }) => here.has(column))
          .map(({ column, target }) => [column, target]),
      ),
    )
  }
  const forget = (id: number) =>
    void remove(id)
      .then(() => setChosen(''))
      .catch((failure) => notify(failureNotice(t, failure)))
  return (
    <form {...form.formProps} className={own.mapping}>
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
        <button type="button" className="text-link" onClick={() => forget(used.id)}>
          {t('staff.impForget', { name: used.name })}
        </button>
      )}
      <input
        className={staff.field}
        aria-label={t('staff.impMappingName')}
        placeholder={t('staff.impMappingName')}
        value={name}
        maxLength={100}
        onChange={({ target }) => form.put('name', target.value)}
      />
      <Button type="submit" look="line" isBusy={form.isBusy} disabled={name.trim() === ''}>
        {t('staff.impKeep')}
      </Button>
      <FormProblem form={form} />
    </form>
  )
}
