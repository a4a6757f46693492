import type { AuditLine } from '@vitrine/contract/audit/audit-log'
import { useT } from '#web/ui/shop-context.tsx'
import { deedWord, entityText, whoText } from './audit-words.ts'

/** The lines as rows of a file; cells a spreadsheet would reckon with are made safe where the file is written. */
export function useAuditFile(): (lines: readonly AuditLine[]) => string[][] {
  const t = useT()
  const head = [
    t('staff.auditTime'),
    t('staff.auditWho'),
    t('staff.auditFor'),
    t('staff.auditDid'),
    t('staff.auditTo'),
    t('staff.auditBefore'),
    t('staff.auditAfter'),
    t('staff.store'),
  ]
  return (lines) => [
    head,
    ...lines.map((line) => [
      line.at,
      whoText(t, line),
      line.acting_for?.name ?? '',
      t(deedWord(line.permission)),
      entityText(t, line),
      line.before ? JSON.stringify(line.before) : '',
      line.after ? JSON.stringify(line.after) : '',
      line.store_code ?? '',
    ]),
  ]
}
