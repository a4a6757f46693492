import type { StaffOrder } from '@vitrine/contract/order/staff-orders'
import { storeOrDefault } from '@vitrine/domain/store/find-store'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { MoneyReader } from '@vitrine/i18n/figures/format-money'
import { formatPrice } from '@vitrine/i18n/format-price'
import { Picture } from '#web/ui/picture.tsx'
import { momentOf, shortNumber } from '../../staff-words.ts'
import type { Column } from '../../table/column.ts'
import { reasonWord } from '../event-words.ts'
import { promisedDay } from '../order-facts.ts'
import { PAYMENT_WORDS, STATE_WORDS } from '../order-words.ts'
import styles from '../orders.module.css'
import { StageDashes } from '../stage-dashes.tsx'

/** Which, when, who and what is wrong, what, where it stands, paid, promised, how much; sorted by `ORDER_SORTS`. */
export function orderColumns(t: Translate, { locale, stores }: MoneyReader): readonly Column<StaffOrder>[] {
  return [
    {
      ...{ id: 'order', title: 'staff.order' },
      cell: ({ number }) => shortNumber(number),
      sorts: 'down',
    },
    {
      ...{ id: 'placed', title: 'staff.placed' },
      cell: ({ created_at }) => <span className={styles.second}>{momentOf(locale, created_at)}</span>,
    },
    {
      ...{ id: 'customer', title: 'staff.customer', isWide: true },
      cell: (order) => <Customer order={order} t={t} />,
      sorts: 'up',
    },
    {
      ...{ id: 'products', title: 'staff.products', isExtra: true },
      cell: (order) => <Products order={order} t={t} />,
      sorts: 'down',
    },
    {
      ...{ id: 'stage', title: 'staff.stage' },
      cell: ({ stage, states }) => <StageDashes stage={stage} name={t(STATE_WORDS[states.order])} />,
      sorts: 'down',
    },
    {
      ...{ id: 'paid', title: 'staff.paid' },
      cell: ({ states, payment_title }) =>
        states.payment === 'paid' ? (
          payment_title
        ) : (
          <span className={styles.waits}>{t(PAYMENT_WORDS[states.payment])}</span>
        ),
    },
    {
      ...{ id: 'promised', title: 'staff.promised', isExtra: true },
      cell: (order) => (
        <span className={styles.second}>
          {promisedDay(locale, { ...order, store: storeOrDefault(stores, order.store_code) })}
        </span>
      ),
    },
    {
      ...{ id: 'total', title: 'staff.total', align: 'end' },
      cell: ({ total, store_code }) => formatPrice(total, storeOrDefault(stores, store_code)),
      sorts: 'down',
    },
  ]
}

type CellProps = { order: StaffOrder; t: Translate }

function Customer({ order: { name, city, review }, t }: CellProps) {
  return (
    <>
      {name} <span className={styles.second}>{city}</span>
      {review !== null && <span className={styles.problem}>{t(reasonWord(review))}</span>}
    </>
  )
}

function Products({ order: { thumbnails, pieces }, t }: CellProps) {
  return (
    <span className={styles.photos} title={t('staff.pieces', { count: pieces })}>
      {thumbnails.map((path, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand in two lines, and lines never move
        <Picture key={at} path={path} size="cart" alt="" />
      ))}
      <span className="visually-hidden">{t('staff.pieces', { count: pieces })}</span>
    </span>
  )
}
