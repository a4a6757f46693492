import type { StaffFormerOrder } from '@vitrine/contract/people/staff-former-orders'
import type { Translate } from '@vitrine/i18n/create-translate'
import { formatMoney, type MoneyReader } from '@vitrine/i18n/figures/format-money'
import { FORMER_ENDINGS } from '#web/lib/order/former-endings.ts'
import type { Column } from '../../table/column.ts'
import styles from '../orders.module.css'

/** Of years ago: its hour says nothing, its year does. */
export const formerDay = (locale: string, at: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(at))

/** Which, when, who, what, how it ended, how much. The newest first, as the server has them. */
export function formerColumns(t: Translate, reader: MoneyReader): readonly Column<StaffFormerOrder>[] {
  return [
    { ...{ id: 'order', title: 'staff.order' }, cell: ({ number }) => number },
    {
      ...{ id: 'placed', title: 'staff.placed' },
      cell: ({ at }) => <span className={styles.second}>{formerDay(reader.locale, at)}</span>,
    },
    {
      ...{ id: 'customer', title: 'staff.customer', isWide: true },
      cell: ({ name, city, email, ending }) => (
        <>
          {name || email}{' '}
          <span className={styles.second}>{name ? [city, email].filter(Boolean).join(', ') : city}</span>
          {ending && <span className={styles.problem}>{t(FORMER_ENDINGS[ending])}</span>}
        </>
      ),
    },
    {
      ...{ id: 'products', title: 'staff.products', isExtra: true },
      cell: ({ lines }) => (
        <span className={styles.goods}>{lines.map(({ name }) => name).join(t('shell.comma'))}</span>
      ),
    },
    {
      ...{ id: 'total', title: 'staff.total', align: 'end' },
      cell: ({ total, currency }) => formatMoney({ sum: total, currency }, reader),
    },
  ]
}
