import type { StaffCustomer } from '@vitrine/contract/people/customer-list'
import type { ComponentProps } from 'react'
import { saveCsv } from '#web/lib/download/save-file.ts'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'
import type { Column } from '../../table/column.ts'
import { DataTable } from '../../table/data-table.tsx'
import { ListFileButton } from '../../table/file/list-file-button.tsx'
import { InkBar } from '../../table/ink-bar.tsx'
import { useSelection } from '../../table/use-selection.ts'
import { useCustomerFile } from './use-customer-file.ts'

type CustomerListProps = {
  customers: readonly StaffCustomer[]
  columns: readonly Column<StaffCustomer>[]
  total: number
  pageAfter: ComponentProps<typeof ListFileButton<StaffCustomer, string>>['pageAfter']
} & Pick<ComponentProps<typeof DataTable>, 'current' | 'isStale' | 'onOpen'>

/** A guest has no number of their own: they stand under that of their last order, below nothing. */
export const rowOf = ({ id, last_order_id }: StaffCustomer): number => id ?? -(last_order_id ?? 0)

export function CustomerList({ customers, columns, total, pageAfter, ...table }: CustomerListProps) {
  const t = useT()
  const selection = useSelection(customers.map(rowOf))
  const rows = useCustomerFile()
  const chosen = customers.filter((one) => selection.ids.has(rowOf(one)))
  if (customers.length === 0) return <p className={staff.empty}>{t('staff.customersNone')}</p>
  return (
    <>
      <DataTable
        label={t('staff.customers')}
        rows={customers}
        idOf={rowOf}
        {...{ columns, selection, ...table }}
      />
      <p className={staff.hint}>
        {t('staff.customersKeys')} · {t('staff.customersOf', { shown: customers.length, total })}
      </p>
      <ListFileButton name="customers.csv" toRows={rows} pageAfter={pageAfter} />
      {chosen.length > 0 && (
        <InkBar text={t('staff.chosen', { count: chosen.length })} onClear={selection.clear}>
          <button type="button" onClick={() => saveCsv('customers.csv', rows(chosen))}>
            {t('staff.auditCsv')}
          </button>
        </InkBar>
      )}
    </>
  )
}
