import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import type { Translate } from '@vitrine/i18n/create-translate'
import { momentOf } from '../../staff-words.ts'
import type { Column } from '../../table/column.ts'
import { FORMAT_NAMES, stateWord } from '../import-words.ts'
import { toldWords } from '../told.tsx'
import own from './earlier.module.css'

export function importColumns(t: Translate, locale: string): readonly Column<ImportRun>[] {
  return [
    { ...{ id: 'id', title: 'staff.impJob' }, cell: ({ id }) => String(id) },
    {
      ...{ id: 'when', title: 'staff.impWhen' },
      cell: ({ asked_at }) => momentOf(locale, asked_at),
    },
    {
      ...{ id: 'source', title: 'staff.impStepSource', isWide: true },
      cell: ({ title, options: { format } }) =>
        format === 'csv' ? title : `${title}, ${FORMAT_NAMES[format]}`,
    },
    { ...{ id: 'by', title: 'staff.impBy', isExtra: true }, cell: (run) => whoOf(t, run) },
    { ...{ id: 'result', title: 'staff.impResult' }, cell: (run) => resultOf(t, run) },
    {
      ...{ id: 'generation', title: 'staff.impGeneration', align: 'end', isExtra: true },
      cell: ({ result }) => result?.generation ?? '–',
    },
    {
      ...{ id: 'state', title: 'staff.impState' },
      cell: (run) => (
        <span className={own.badge} data-state={run.dry_run ? 'tried' : run.state}>
          {t(stateWord(run))}
        </span>
      ),
    },
  ]
}

export function whoOf(t: Translate, { reason, by }: Pick<ImportRun, 'reason' | 'by'>): string {
  if (reason === 'clock') return t('staff.impByClock')
  return by ?? t('staff.impByProgram')
}

function resultOf(t: Translate, { fault, result, lines }: ImportRun): string {
  if (fault) return toldWords(t, fault)
  if (!result) return ''
  const { created = 0, updated = 0, retired = 0 } = result.counts.product ?? {}
  return t('staff.impChanges', { created, updated, retired, left: lines.left_out })
}
