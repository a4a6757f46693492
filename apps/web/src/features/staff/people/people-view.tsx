import type { StaffMember } from '@vitrine/contract/people/staff'
import { CallError } from '@vitrine/contract/reply'
import { useMemo } from 'react'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../answer/denied.tsx'
import staff from '../staff-page.module.css'
import { DataTable } from '../table/data-table.tsx'
import { useInOrder } from '../table/use-table-sort.ts'
import { useListKeys } from '../use-list-keys.ts'
import { useOpenRow } from '../use-open-row.ts'
import { GiveRole } from './give-role.tsx'
import { memberColumns } from './member-columns.tsx'
import { MemberPeek } from './member-peek.tsx'
import styles from './people.module.css'
import { RoleTable } from './role-table.tsx'
import { useStaff } from './use-staff.ts'

const NONE: readonly StaffMember[] = []

/** Who works in the shop, what each role may, and where they are signed in. */
export function PeopleView({ openId }: { openId: number | undefined }) {
  const t = useT()
  const { locale } = useStore()
  const { staff: people, error, retry, deeds } = useStaff()
  const columns = useMemo(() => memberColumns(t, locale), [t, locale])
  const members = useInOrder(people?.items ?? NONE, columns)
  const ids = members.map(idOf)
  const open = useOpenRow('/admin/staff')
  const keys = useListKeys({ ids, openId, open })
  if (error instanceof CallError && error.code === 403) return <Denied />
  const member = members.find(({ id }) => id === openId)
  return (
    <div className={staff.page}>
      <h1 className={staff.title} tabIndex={-1}>
        {t('staff.title')}
      </h1>
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {!people && error === undefined && <div className={staff.loading} aria-busy="true" />}
      {people && (
        <>
          <DataTable
            label={t('staff.title')}
            rows={members}
            {...{ columns, idOf, current: openId ?? keys.cursor, onOpen: open }}
          />
          <div className={styles.columns}>
            <GiveRole deeds={deeds} />
            <RoleTable roles={people.roles} />
          </div>
        </>
      )}
      {member && <MemberPeek key={member.id} {...{ member, ids, deeds, onOpen: open }} />}
    </div>
  )
}

const idOf = ({ id }: StaffMember) => id
