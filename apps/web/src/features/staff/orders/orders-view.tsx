import type { StaffOrder } from '@vitrine/contract/order/staff-orders'
import { CallError } from '@vitrine/contract/reply'
import { ORDER_LISTS } from '@vitrine/domain/order/staff-steps'
import { type ComponentProps, useMemo } from 'react'
import { Failed } from '#web/lib/answer/failed.tsx'
import { saveCsv } from '#web/lib/download/save-file.ts'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../answer/denied.tsx'
import { ListTabs } from '../list-tabs.tsx'
import staff from '../staff-page.module.css'
import { ListFileButton } from '../table/file/list-file-button.tsx'
import { useSelection } from '../table/use-selection.ts'
import { useListKeys } from '../use-list-keys.ts'
import { useOpenRow } from '../use-open-row.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { OrderRooms } from './former/order-rooms.tsx'
import { useFormerCount } from './former/use-former-list.ts'
import { orderColumns } from './list/order-columns.tsx'
import { OrderFilters } from './list/order-filters.tsx'
import { OrderTable } from './list/order-table.tsx'
import { useOrderFile } from './list/use-order-file.ts'
import { OrderPeek } from './order-peek.tsx'
import { LIST_WORDS } from './order-words.ts'
import { type OrderWish, useOrderLists, useOrderPage, useOrderWish } from './use-order-lists.ts'

const NONE: readonly StaffOrder[] = []
const FILE_PAGE = 100

export function OrdersView({ openId }: { openId: number | undefined }) {
  const t = useT()
  const { wish, change } = useOrderWish()
  const { latest: lists, isCurrent, error, retry, more, reload } = useOrderLists(wish)
  const former = useFormerCount(wish.q)
  const reader = useMoneyReader()
  const columns = useMemo(() => orderColumns(t, reader), [t, reader])
  const orders = lists?.items ?? NONE
  const ids = orders.map(({ id }) => id)
  const open = useOpenRow('/admin/orders')
  const keys = useListKeys({ ids, openId, open })
  if (error instanceof CallError && error.code === 403) return <Denied />
  return (
    <div className={staff.page}>
      <OrderRooms q={wish.q} count={former} />
      <h1 className={staff.title} tabIndex={-1}>
        {t('staff.orders')}
      </h1>
      <ListTabs
        names={ORDER_LISTS}
        words={LIST_WORDS}
        current={wish.view}
        counts={lists?.counts}
        onChange={(view) => change({ view })}
      />
      <OrderFilters wish={wish} onChange={change} searchRef={keys.search} />
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {lists === undefined && error === undefined && <div className={staff.loading} aria-busy="true" />}
      {lists && (
        <OrderList
          {...{ orders, columns }}
          wish={wish}
          onDone={reload}
          {...{ current: openId ?? keys.cursor, isStale: !isCurrent, onOpen: open }}
        />
      )}
      {lists?.next != null && (
        <Button look="line" onClick={more}>
          {t('staff.more')}
        </Button>
      )}
      {openId !== undefined && (
        <OrderPeek key={openId} {...{ id: openId, ids, onOpen: open, onChange: reload }} />
      )}
    </div>
  )
}

type OrderListProps = Omit<ComponentProps<typeof OrderTable>, 'selection'> & {
  wish: OrderWish
  onDone(): void
}

function OrderList({ wish, onDone, ...table }: OrderListProps) {
  const t = useT()
  const page = useOrderPage(wish)
  const rows = useOrderFile()
  const selection = useSelection(table.orders.map(({ id }) => id))
  if (table.orders.length === 0)
    return <p className={staff.empty}>{t(wish.q !== '' ? 'staff.noMatch' : 'staff.empty')}</p>
  const chosen = table.orders.filter(({ id }) => selection.ids.has(id))
  return (
    <>
      <OrderTable {...table} selection={selection} />
      <p className={staff.hint}>{t('staff.keys')}</p>
      <ListFileButton
        name="orders.csv"
        toRows={rows}
        pageAfter={(after?: string) => page(after, FILE_PAGE)}
      />
      <BulkBar
        chosen={chosen}
        onClear={selection.clear}
        onFile={() => saveCsv('orders.csv', rows(chosen))}
        onDone={onDone}
      />
    </>
  )
}
