import type { StaffCustomer } from '@vitrine/contract/people/customer-list'
import { fileMoment } from '#web/lib/download/file-moment.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { roleWords } from './customer-words.ts'

const sumsOf = (sums: StaffCustomer['bought']) =>
  sums.map(({ sum, currency }) => `${sum.toFixed(2)} ${currency}`).join(' + ')

/** Customers as rows of a file; cells a spreadsheet would reckon with are made safe where the file is written. */
export function useCustomerFile(): (customers: readonly StaffCustomer[]) => string[][] {
  const t = useT()
  const { code } = useStore()
  const head = [
    ...[
      t('staff.customer'),
      t('staff.city'),
      t('staff.store'),
      t('staff.customerMail'),
      t('staff.customerPhone'),
    ],
    ...[t('staff.customerRole'), t('staff.orders'), t('staff.customerBought'), t('staff.customerBonuses')],
    t('staff.customerSeen'),
  ]
  return (customers) => [
    head,
    ...customers.map((one) => [
      ...[one.name, one.city, one.store_code ?? '', one.email ?? '', one.phone ?? ''],
      roleWords(one.roles)
        .map((word) => t(word))
        .join(', '),
      ...[String(one.orders), sumsOf(one.bought), sumsOf(one.bonuses), fileMoment(one.seen_at, code)],
    ]),
  ]
}
