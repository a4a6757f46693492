// A table on its way to its dry run: where it lies, what it looks like, and what its columns are taken for.
import {
  bringImportFile,
  type ImportFile,
  MAX_IMPORT_BYTES,
} from '@vitrine/contract/catalog/imports/import-files'
import type { IMPORT_CHARSETS } from '@vitrine/contract/catalog/imports/import-parts'
import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { startImport } from '@vitrine/contract/catalog/imports/import-runs'
import { CallError } from '@vitrine/contract/reply'
import { useRef, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { refusalWords } from '../told.tsx'

export type Options = ImportRun['options']
export type Target = NonNullable<Options['columns']>[number]['target']
type Charset = (typeof IMPORT_CHARSETS)[number]
export type Source = { kind: 'file'; file: File } | { kind: 'url' | 'folder'; where: string }
const FIRST: Options = {
  ...{ format: 'csv', language: 'en', currency: 'USD', charset: 'utf-8', whole: false },
}

export function useNewImport(onStarted: (id: number) => void) {
  const t = useT()
  const client = useClient()
  const [options, setOptions] = useState(FIRST)
  const [chosen, setChosen] = useState<Options['format']>('csv')
  const [source, setSource] = useState<Source>()
  const [table, setTable] = useState<ImportFile>()
  const [columns, setColumns] = useState<Readonly<Record<string, Target>>>({})
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState<'bringing' | 'starting'>()
  const last = useRef(0)
  /** What comes of a table that is no longer looked at says nothing of the one that is. */
  async function attempt(what: 'bringing' | 'starting', work: () => Promise<void>): Promise<void> {
    const own = last.current
    setBusy(what)
    setTrouble(undefined)
    const found = await work().catch((error: unknown) => troubleOf(t, error))
    if (own !== last.current) return
    setTrouble(found || undefined)
    setBusy(undefined)
  }
  async function bring(next: Source, charset: Charset = options.charset): Promise<void> {
    last.current += 1
    const own = last.current
    setSource(next)
    setTable(undefined)
    setBusy(undefined)
    if (isTooLarge(next)) return setTrouble(t('staff.impTooLarge'))
    await attempt('bringing', async () => {
      const brought = await client.call(bringImportFile, { body: bodyOf(next, charset) })
      // A slower one that came first is not the table that is looked at.
      if (own !== last.current) return
      setTable(brought)
      // A header nobody knows says nothing against what a person has chosen.
      setOptions((before) => ({ ...before, format: brought.format === 'csv' ? chosen : brought.format }))
      setColumns(guessedOf(brought))
    })
  }
  const start = () =>
    attempt('starting', async () => {
      if (!table) return
      const named = Object.entries(columns).map(([column, target]) => ({ column, target }))
      const body = { ...options, file_id: table.id, dry_run: true }
      const isOther = options.format === 'csv'
      onStarted((await client.call(startImport, { body: isOther ? { ...body, columns: named } : body })).id)
    })
  return {
    ...{ options, source, table, columns, trouble, busy, bring, start, setColumns },
    change(part: Partial<Options>) {
      setOptions({ ...options, ...part })
      if (part.format !== undefined) setChosen(part.format)
      // Read by another charset, it may be a table after all, or another one.
      if (part.charset !== undefined && source) void bring(source, part.charset)
    },
    forget() {
      last.current += 1
      setSource(undefined)
      setTable(undefined)
      setTrouble(undefined)
      setBusy(undefined)
    },
  }
}
export type FreshImport = ReturnType<typeof useNewImport>

const isTooLarge = (source: Source) => source.kind === 'file' && source.file.size > MAX_IMPORT_BYTES

function bodyOf(source: Source, charset: Charset) {
  if (source.kind !== 'file') return { [source.kind]: source.where, charset }
  const form = new FormData()
  form.set('name', source.file.name.slice(0, 200))
  form.set('charset', charset)
  form.append('file', source.file)
  return form
}

const guessedOf = ({ columns }: ImportFile): Record<string, Target> =>
  Object.fromEntries(columns.flatMap(({ column, target }) => (target ? [[column, target]] : [])))

function troubleOf(t: ReturnType<typeof useT>, error: unknown): string {
  if (!(error instanceof CallError)) throw error
  return error.code === 409 ? t('staff.impLineFull') : refusalWords(t, error)
}
