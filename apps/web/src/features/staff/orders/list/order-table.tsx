import type { StaffOrder } from '@vitrine/contract/order/staff-orders'
import type { ComponentProps } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import type { Column } from '../../table/column.ts'
import { DataTable } from '../../table/data-table.tsx'

type OrderTableProps = { orders: readonly StaffOrder[] } & Pick<
  ComponentProps<typeof DataTable>,
  'current' | 'isStale' | 'onOpen' | 'selection'
> & { columns: readonly Column<StaffOrder>[] }

export function OrderTable({ orders, columns, ...table }: OrderTableProps) {
  const t = useT()
  return <DataTable label={t('staff.orders')} rows={orders} columns={columns} idOf={idOf} {...table} />
}

const idOf = ({ id }: StaffOrder) => id
