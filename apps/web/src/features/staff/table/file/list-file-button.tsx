import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { saveCsv } from '#web/lib/download/save-file.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'
import type { Column } from '../column.ts'
import { inOrder } from '../in-order.ts'
import { type ListPage, readAll } from './read-all.ts'

type ListFileButtonProps<Row> = {
  name: string
  /** One page of the list as it is narrowed now. */
  pageAfter(after?: number): Promise<ListPage<Row>>
  toRows(rows: readonly Row[]): Parameters<typeof saveCsv>[1]
  /** Where its table sorts what it shows, the file stands in the same order. */
  columns?: readonly Column<Row>[]
}

const READ_MS = 10_000

/** All rows the filters match, shown or not, as a file. */
export function ListFileButton<Row>({ name, pageAfter, toRows, columns = [] }: ListFileButtonProps<Row>) {
  const t = useT()
  const [params] = useSearchParams()
  const [count, setCount] = useState<number>()
  const isBusy = count !== undefined
  async function write() {
    setCount(0)
    try {
      const { rows, isWhole } = await readAll({ pageAfter, onRead: setCount })
      saveCsv(name, toRows(inOrder(rows, columns, params.get('sort') ?? '')))
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
