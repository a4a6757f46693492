import { CUSTOMER_LISTS, type StaffCustomer } from '@vitrine/contract/people/customer-list'
import { CallError } from '@vitrine/contract/reply'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../answer/denied.tsx'
import { ListTabs } from '../list-tabs.tsx'
import staff from '../staff-page.module.css'
import { useListKeys } from '../use-list-keys.ts'
import { ActAsDialog } from './acts/act-as-dialog.tsx'
import styles from './customers.module.css'
import { customerColumns } from './list/customer-columns.tsx'
import { CustomerFilters } from './list/customer-filters.tsx'
import { CustomerList, rowOf } from './list/customer-list.tsx'
import { LIST_WORDS } from './list/customer-words.ts'
import { CustomerPeek } from './one/customer-peek.tsx'
import { useCustomers, useCustomerWish } from './use-customers.ts'

const NONE: readonly StaffCustomer[] = []

export function CustomersView({ openId }: { openId: number | undefined }) {
  const t = useT()
  const { wish, change } = useCustomerWish()
  const { latest, isCurrent, error, retry, more, reload, filePage } = useCustomers(wish)
  const [asWhom, setAsWhom] = useState<number>()
  const reader = useMoneyReader()
  const columns = useMemo(() => customerColumns(t, reader), [t, reader])
  const customers = latest?.items ?? NONE
  const ids = customers.map(rowOf)
  const open = useOpen()
  const member = (id: number | undefined) => customers.find((one) => one.id !== null && one.id === id)
  const keys = useListKeys({ ids, openId, open, acts: { l: () => setAsWhom(openId ?? keys.cursor) } })
  if (error instanceof CallError && error.code === 403) return <Denied />
  const whom = member(asWhom)
  return (
    <div className={staff.page}>
      <h1 className={staff.title} tabIndex={-1}>
        {t('staff.customers')}{' '}
        {latest && (
          <span className={styles.beside}>
            {t('staff.customersCount', { count: latest.counts.all })},{' '}
            {t('staff.customersFresh', { count: latest.new_this_week })}
          </span>
        )}
      </h1>
      <ListTabs
        names={CUSTOMER_LISTS}
        words={LIST_WORDS}
        current={wish.view}
        counts={latest?.counts}
        onChange={(view) => change({ view })}
      />
      <CustomerFilters wish={wish} onChange={change} searchRef={keys.search} />
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {!latest && error === undefined && <div className={staff.loading} aria-busy="true" />}
      {latest && (
        <CustomerList
          {...{ customers, columns, total: latest.total, isStale: !isCurrent, onOpen: open }}
          current={openId ?? keys.cursor}
          pageAfter={filePage}
        />
      )}
      {latest && latest.next !== null && (
        <Button look="line" onClick={more}>
          {t('staff.more')}
        </Button>
      )}
      {openId !== undefined && (
        <CustomerPeek
          key={openId}
          {...{ id: openId, ids, onOpen: open, onChange: reload }}
          onActAs={() => setAsWhom(openId)}
        />
      )}
      {whom && <ActAsDialog customer={whom} onClose={() => setAsWhom(undefined)} />}
    </div>
  )
}

/** A guest's row leads to the orders of their mailbox. */
function useOpen() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return (id?: number) => {
    const pathname =
      id === undefined ? '/admin/customers' : id < 0 ? `/admin/orders/${-id}` : `/admin/customers/${id}`
    const search = id !== undefined && id < 0 ? 'view=all' : params.toString()
    void navigate({ pathname, search }, { preventScrollReset: true })
  }
}
