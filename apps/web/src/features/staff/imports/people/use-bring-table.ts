import type { TableReport } from '@vitrine/contract/people/table-report'
import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import { refusalWords } from '../told.tsx'

export type Mode = 'try' | 'take'
type Words = {
  large: 'staff.impPeopleLarge' | 'staff.impOrdersLarge'
  other: 'staff.impPeopleOther' | 'staff.impOrdersOther'
}
type Table<How> = {
  maxBytes: number
  words: Words
  how: How
  /** The form as the call wants it. */
  send(form: FormData): Promise<TableReport>
}

/** A table is tried as soon as it is chosen, again whenever it is to be read otherwise, and taken at a press. */
export function useBringTable<How extends Record<string, string>>({
  maxBytes,
  words,
  send,
  ...table
}: Table<How>) {
  const t = useT()
  const [how, setHow] = useState(table.how)
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<TableReport>()
  const [isTaken, setTaken] = useState(false)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  async function bring(of: File, way: How, mode: Mode): Promise<void> {
    setTrouble(undefined)
    if (mode === 'try') setReport(undefined)
    setTaken(false)
    if (of.size > maxBytes) return setTrouble(t(words.large))
    setBusy(true)
    try {
      setReport(await send(formOf(of, way, mode)))
      setTaken(mode === 'take')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setTrouble(error.code === 409 ? t(words.other) : refusalWords(t, error))
    }
    setBusy(false)
  }
  return {
    ...{ file, how, report, isTaken, busy, trouble },
    choose(next: File) {
      setFile(next)
      return bring(next, how, 'try')
    },
    /** Read otherwise, it may be another table. */
    change(part: Partial<How>) {
      const next = { ...how, ...part }
      setHow(next)
      if (file) void bring(file, next, 'try')
    },
    take: async () => file && bring(file, how, 'take'),
  }
}
export type BringingTable = Omit<ReturnType<typeof useBringTable>, 'how' | 'change'>

function formOf(file: File, how: Record<string, string>, mode: Mode): FormData {
  const form = new FormData()
  form.set('name', file.name.slice(0, 200))
  for (const [name, value] of Object.entries(how)) if (value !== '') form.set(name, value)
  form.set('mode', mode)
  form.append('file', file)
  return form
}
