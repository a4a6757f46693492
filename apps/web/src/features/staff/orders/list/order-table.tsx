import type { StaffOrder } from '@vitrine/contract/order/staff-orders'
import { type ComponentProps, useMemo } from 'react'
import { useReader } from '#web/lib/price/sum-in.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { DataTable } from '../../table/data-table.tsx'
import { orderColumns } from './order-columns.tsx'

type OrderTableProps = { orders: readonly StaffOrder[] } & Pick<
  ComponentProps<typeof DataTable>,
  'current' | 'isStale' | 'onOpen' | 'selection'
>

export function OrderTable({ orders, ...table }: OrderTableProps) {
  const t = useT()
  const reader = useReader()
  const columns = useMemo(() => orderColumns(t, reader), [t, reader])
  return <DataTable label={t('staff.orders')} rows={orders} columns={columns} idOf={idOf} {...table} />
}

const idOf = ({ id }: StaffOrder) => id
