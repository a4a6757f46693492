import type { StaffOrder } from '@vitrine/contract/order/staff-orders'
import { formatPrice } from '@vitrine/i18n/format-price'
import { Picture } from '#web/ui/picture.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'
import { momentOf, shortNumber } from '../staff-words.ts'
import { reasonWord } from './event-words.ts'
import { promisedDay, storeOf } from './order-facts.ts'
import { PAYMENT_WORDS, STATE_WORDS } from './order-words.ts'
import styles from './orders.module.css'
import { StageDashes } from './stage-dashes.tsx'

type OrderTableProps = {
  orders: readonly StaffOrder[]
  cursor: number | undefined
  openId: number | undefined
  /** What is asked for has not come yet; these are the ones before. */
  isStale: boolean
  onOpen(id: number): void
}

const COLUMNS = ['order', 'placed', 'customer', 'products', 'stage', 'paid', 'promised', 'total'] as const

export function OrderTable({ orders, cursor, openId, isStale, onOpen }: OrderTableProps) {
  const t = useT()
  return (
    <table className={`${staff.table} ${styles.table}`} aria-busy={isStale}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`staff.${column}` as const)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            isCurrent={order.id === (openId ?? cursor)}
            onOpen={() => onOpen(order.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

type OrderRowProps = { order: StaffOrder; isCurrent: boolean; onOpen(): void }

function OrderRow({ order, isCurrent, onOpen }: OrderRowProps) {
  const t = useT()
  const { locale } = useStore()
  const { states, review } = order
  const promised = promisedDay(locale, order)
  return (
    <tr data-current={isCurrent || undefined} onClick={onOpen}>
      <th scope="row" data-column="order">
        <button type="button" onClick={onOpen}>
          {shortNumber(order.number)}
        </button>
      </th>
      <td data-column="placed">{momentOf(locale, order.created_at)}</td>
      <td data-column="customer">
        {order.name} <span className={styles.second}>{order.city}</span>
        {review !== null && <span className={styles.problem}>{t(reasonWord(review))}</span>}
      </td>
      <td data-column="products">
        <span className={styles.photos} title={t('staff.pieces', { count: order.pieces })}>
          {order.thumbnails.map((path, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand in two lines, and lines never move
            <Picture key={at} path={path} size="cart" alt="" />
          ))}
          <span className="visually-hidden">{t('staff.pieces', { count: order.pieces })}</span>
        </span>
      </td>
      <td data-column="stage">
        <StageDashes stage={order.stage} name={t(STATE_WORDS[states.order])} />
      </td>
      <td data-column="paid" data-waits={states.payment === 'paid' ? undefined : ''}>
        {states.payment === 'paid' ? order.payment_title : t(PAYMENT_WORDS[states.payment])}
      </td>
      <td data-column="promised">{promised}</td>
      <td data-column="total">{formatPrice(order.total, storeOf(order.store_code))}</td>
    </tr>
  )
}
