import type { StaffCustomer } from '@vitrine/contract/people/customer-list'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { MoneyReader } from '@vitrine/i18n/figures/format-money'
import { momentOf } from '../../staff-words.ts'
import { sumsText } from '../../sums-text.ts'
import type { Column } from '../../table/column.ts'
import styles from '../customers.module.css'
import { calledBy, initialsOf, roleWords } from './customer-words.ts'

/** Sorted by `CUSTOMER_SORTS`. */
export function customerColumns(t: Translate, reader: MoneyReader): readonly Column<StaffCustomer>[] {
  return [
    {
      ...{ id: 'name', title: 'staff.customer' },
      cell: (customer) => <Person customer={customer} />,
      sorts: 'up',
    },
    {
      ...{ id: 'contact', title: 'staff.customerContact', isWide: true },
      cell: ({ email, phone }) => (
        <span className={`${styles.second} ${styles.contact}`}>{email ?? phone}</span>
      ),
    },
    {
      ...{ id: 'role', title: 'staff.customerRole' },
      cell: ({ roles }) =>
        roleWords(roles).map((word) => (
          <span key={word} className={styles.badge} data-role={word}>
            {t(word)}
          </span>
        )),
    },
    {
      ...{ id: 'orders', title: 'staff.orders', align: 'end', isNamed: true },
      cell: ({ orders }) => orders,
      sorts: 'down',
    },
    {
      ...{ id: 'bought', title: 'staff.customerBought', align: 'end', isNamed: true },
      cell: ({ bought }) => <span className={styles.sums}>{sumsText(reader, bought)}</span>,
    },
    {
      ...{ id: 'bonuses', title: 'staff.customerBonuses', align: 'end', isExtra: true },
      cell: ({ bonuses }) => <span className={styles.sums}>{sumsText(reader, bonuses)}</span>,
    },
    {
      ...{ id: 'seen', title: 'staff.customerSeen', isExtra: true },
      cell: ({ seen_at }) => (
        <span className={styles.second}>{seen_at === null ? '–' : momentOf(reader.locale, seen_at)}</span>
      ),
      sorts: 'down',
    },
  ]
}

function Person({ customer }: { customer: StaffCustomer }) {
  const name = calledBy(customer)
  return (
    <span className={styles.person}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className={styles.name}>
        {name}
        <span className={styles.below}>
          {[customer.city, customer.store_code].filter(Boolean).join(', ')}
        </span>
      </span>
    </span>
  )
}
