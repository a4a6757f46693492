import {
  IMPORT_LINE_KINDS,
  type ImportLineKind,
  type ImportRun,
} from '@vitrine/contract/catalog/imports/import-run'
import { listImportLines } from '@vitrine/contract/catalog/imports/import-runs'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'

/** So many of a kind are kept. */
const KEPT = 1_000
const SHOWN = 100

export function useLines(run: ImportRun) {
  const client = useClient()
  const kinds = IMPORT_LINE_KINDS.filter((kind) => run.lines[kind] > 0)
  const [wished, setKind] = useState<ImportLineKind>()
  const [pages, setPages] = useState(1)
  const kind = wished ?? kinds[0]
  const ask = (kind: ImportLineKind, size: number) =>
    client.call(listImportLines, { params: { id: run.id }, query: { kind, from: 0, size } })
  const question = useAnswer(kind === undefined ? null : `lines ${run.id} ${kind} ${pages}`, () =>
    ask(kind ?? 'left_out', Math.min(KEPT, pages * SHOWN)),
  )
  return {
    ...{ ...question, kinds, kind },
    choose(next: ImportLineKind) {
      setKind(next)
      setPages(1)
    },
    more: () => setPages((count) => count + 1),
    /** Of every kind, all that are kept. */
    all: () => Promise.all(kinds.map(async (one) => ({ kind: one, items: (await ask(one, KEPT)).items }))),
  }
}
