import type { StaffOrder } from '@vitrine/contract/order/staff-orders'
import type { ComponentProps } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import type { Column } from '../../table/column.ts'
import { DataTable } from '../../table/data-table.tsx'
import styles from '../orders.module.css'

type OrderTableProps = { orders: readonly StaffOrder[] } & Pick<
  ComponentProps<typeof DataTable>,
  'current' | 'isStale' | 'onOpen' | 'selection'
> & { columns: readonly Column<StaffOrder>[] }

export function OrderTable({ orders, columns, ...table }: OrderTableProps) {
  const t = useT()
  return (
    <div className={styles.list}>
      <DataTable label={t('staff.orders')} rows={orders} columns={columns} idOf={idOf} {...table} />
    </div>
  )
}

const idOf = ({ id }: StaffOrder) => id
