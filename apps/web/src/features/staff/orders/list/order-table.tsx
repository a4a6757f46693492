import type { StaffOrder } from '@vitrine/contract/order/staff-orders'
import { type ComponentProps, useMemo } from 'react'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { DataTable } from '../../table/data-table.tsx'
import { orderColumns } from './order-columns.tsx'

type OrderTableProps = { orders: readonly StaffOrder[] } & Pick<
  ComponentProps<typeof DataTable>,
  'current' | 'isStale' | 'onOpen' | 'selection'
>

export function OrderTable({ orders, ...table }: OrderTableProps) {
  const t = useT()
  const { locale } = useStore()
  const columns = useMemo(() => orderColumns(t, locale), [t, locale])
  return <DataTable label={t('staff.orders')} rows={orders} columns={columns} idOf={idOf} {...table} />
}

const idOf = ({ id }: StaffOrder) => id
