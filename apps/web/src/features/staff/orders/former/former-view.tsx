import type { StaffFormerOrder } from '@vitrine/contract/people/staff-former-orders'
import { CallError } from '@vitrine/contract/reply'
import { useMemo } from 'react'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../../answer/denied.tsx'
import { SearchField } from '../../search-field.tsx'
import staff from '../../staff-page.module.css'
import { DataTable } from '../../table/data-table.tsx'
import { useListKeys } from '../../use-list-keys.ts'
import { useOpenRow } from '../../use-open-row.ts'
import { formerColumns } from './former-columns.tsx'
import { FormerPeek } from './former-peek.tsx'
import { OrderRooms } from './order-rooms.tsx'
import { useFormerList } from './use-former-list.ts'

/** Orders of the shop that was here before, found by whom they are of. */
export function FormerView({ openId }: { openId: number | undefined }) {
  const t = useT()
  const { q, list, isCurrent, error, retry, search, more } = useFormerList()
  const open = useOpenRow('/admin/orders/former')
  const orders = list?.items ?? []
  const ids = orders.map(idOf)
  const keys = useListKeys({ ids, openId, open })
  if (error instanceof CallError && error.code === 403) return <Denied />
  return (
    <div className={staff.page}>
      <OrderRooms isFormer q={q} count={list?.has_any ? list.total : undefined} />
      <h1 className={staff.title} tabIndex={-1}>
        {t('staff.formerTitle')}
      </h1>
      <p>{t('staff.formerAbout')}</p>
      <search className={staff.filters}>
        <SearchField label={t('staff.formerSearch')} value={q} ref={keys.search} onChange={search} />
      </search>
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {!list && error === undefined && <div className={staff.loading} aria-busy="true" />}
      {list && (
        <List
          {...{ orders, total: list.total, hasAny: list.has_any, isStale: !isCurrent, onOpen: open }}
          current={openId ?? keys.cursor}
        />
      )}
      {list && list.next !== null && (
        <Button look="line" onClick={more}>
          {t('staff.more')}
        </Button>
      )}
      {openId !== undefined && <FormerPeek key={openId} {...{ id: openId, ids, onOpen: open }} />}
    </div>
  )
}

const idOf = ({ id }: StaffFormerOrder) => id

type ListProps = {
  orders: readonly StaffFormerOrder[]
  total: number
  hasAny: boolean
  current: number | undefined
  isStale: boolean
  onOpen(id: number): void
}

function List({ orders, total, hasAny, ...table }: ListProps) {
  const t = useT()
  const reader = useMoneyReader()
  const columns = useMemo(() => formerColumns(t, reader), [t, reader])
  if (orders.length === 0)
    return <p className={staff.empty}>{t(hasAny ? 'staff.noMatch' : 'staff.formerNone')}</p>
  return (
    <>
      <DataTable label={t('staff.formerTitle')} rows={orders} {...{ columns, idOf, ...table }} />
      <p className={staff.hint}>
        {t('staff.keys')} · {t('staff.customersOf', { shown: orders.length, total })}
      </p>
    </>
  )
}
