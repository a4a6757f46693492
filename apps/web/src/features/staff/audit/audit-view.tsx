import type { AuditLine } from '@vitrine/contract/audit/audit-log'
import { CallError } from '@vitrine/contract/reply'
import { Failed } from '#web/lib/answer/failed.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../answer/denied.tsx'
import { OpenedWaits } from '../opened/opened-waits.tsx'
import { useOpened } from '../opened/use-opened.ts'
import staff from '../staff-page.module.css'
import { ListFileButton } from '../table/file/list-file-button.tsx'
import { useListKeys } from '../use-list-keys.ts'
import { useOpenRow } from '../use-open-row.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditPeek } from './audit-peek.tsx'
import { AuditTable } from './audit-table.tsx'
import { useAuditFilePage, useAuditLine, useAuditLines, useAuditWish } from './use-audit.ts'
import { useAuditFile } from './use-audit-file.ts'

/** Every write of staff and program, with both names where somebody acted for somebody else. */
export function AuditView({ openId }: { openId: number | undefined }) {
  const t = useT()
  const { wish, change } = useAuditWish()
  const { lines, isCurrent, error, retry, next, readOn } = useAuditLines(wish)
  const open = useOpenRow('/admin/audit')
  const ids = (lines ?? []).map(({ id }) => id)
  const keys = useListKeys({ ids, openId, open })
  const rows = useAuditFile()
  const filePage = useAuditFilePage(wish)
  const ask = useAuditLine()
  const opened = useOpened({ openId, rows: lines, ask })
  const { row: line } = opened
  if (error instanceof CallError && error.code === 403) return <Denied />
  const more = (before: number) =>
    void readOn(before).catch(() => notify({ text: t('staff.failed'), tone: 'error' }))
  return (
    <div className={staff.page}>
      <h1 className={staff.title} tabIndex={-1}>
        {t('staff.audit')}
      </h1>
      <AuditFilters
        {...{ wish, personName: nameOf(lines, wish.person) }}
        onChange={change}
        searchRef={keys.search}
      />
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {lines === undefined && error === undefined && <div className={staff.loading} aria-busy="true" />}
      {lines?.length === 0 && <p className={staff.empty}>{t('staff.auditNone')}</p>}
      {lines && lines.length > 0 && (
        <>
          <AuditTable
            lines={lines}
            current={openId ?? keys.cursor}
            isStale={!isCurrent && error === undefined}
            onOpen={open}
          />
          <p className={staff.hint}>{t('staff.auditKeys')}</p>
          {next !== null && (
            <Button look="line" onClick={() => more(next)}>
              {t('staff.more')}
            </Button>
          )}
          <ListFileButton name="audit.csv" toRows={rows} pageAfter={filePage} />
        </>
      )}
      {line && (
        <AuditPeek
          key={line.id}
          {...{ line, ids, onOpen: open }}
          onPerson={(id) => change({ person: String(id) })}
        />
      )}
      <OpenedWaits {...{ openId, opened, onOpen: open }} label={t('staff.audit')} />
    </div>
  )
}

const nameOf = (lines: readonly AuditLine[] | undefined, id: string): string | undefined =>
  lines?.flatMap(({ person, acting_for }) => [person, acting_for]).find((person) => String(person?.id) === id)
    ?.name
