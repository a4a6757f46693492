import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { saveCsv } from '#web/lib/download/save-file.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { type ListPage, readAll } from './read-all.ts'

type ListFileButtonProps<Row, Next> = {
  name: string
  /** One page of the list as it is narrowed and sorted now. */
  pageAfter(after?: Next): Promise<ListPage<Row, Next>>
  toRows(rows: readonly Row[]): Parameters<typeof saveCsv>[1]
}

const READ_MS = 10_000

/** All rows the filters match, shown or not, as a file. */
export function ListFileButton<Row, Next>({ name, pageAfter, toRows }: ListFileButtonProps<Row, Next>) {
  const t = useT()
  const [count, setCount] = useState<number>()
  const isBusy = count !== undefined
  async function write() {
    setCount(0)
    try {
      const { rows, isWhole } = await readAll({ pageAfter, onRead: setCount })
      saveCsv(name, toRows(rows))
      if (isWhole) notify({ text: t('staff.fileSaved', { count: rows.length }), tone: 'success' })
      else
        notify({
          ...{ text: t('staff.filePart', { count: rows.length }), tone: 'warning', lifetimeMs: READ_MS },
        })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      notify({ text: t('staff.impExportFailed'), tone: 'error' })
    } finally {
      setCount(undefined)
    }
  }
  // Not disabled meanwhile: whoever pressed it by keyboard would lose their place.
  return (
    <button
      type="button"
      className="text-link"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => void (isBusy || write())}
    >
      {isBusy ? t('staff.fileReading', { count }) : t('staff.auditCsv')}
    </button>
  )
}
