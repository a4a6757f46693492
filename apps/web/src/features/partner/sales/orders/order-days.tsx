import { useT } from '#web/ui/shop-context.tsx'
import { useMoment } from '../../goods/use-moment.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { sumsOf } from '../money/sums-of.ts'
import { useSums } from '../money/use-money.ts'
import styles from '../sales.module.css'
import { type Order, OrderRow } from './order-row.tsx'
import own from './orders.module.css'

type OrderDaysProps = {
  orders: readonly Order[]
  /** No more of them are to come. */
  isWhole: boolean
}

/** Orders under the day of each by the clock of the store, with what the day has brought. */
export function OrderDays({ orders, isWhole }: OrderDaysProps) {
  const t = useT()
  const moment = useMoment()
  const days = [...Map.groupBy(orders, ({ date }) => moment(date).heading)]
  return (
    <>
      <ColumnHeads
        className={own.columns}
        names={[
          t('partner.column.order'),
          t('partner.column.goods'),
          t('partner.sold'),
          t('partner.column.state'),
          t('partner.column.royalty'),
        ]}
      />
      {days.map(([day, ofDay], at) => (
        <section key={day}>
          <h2 className={own.day}>
            {day} {(isWhole || at < days.length - 1) && <DaySum orders={ofDay} />}
          </h2>
          <ul className={styles.list}>
            {ofDay.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function DaySum({ orders }: { orders: readonly Order[] }) {
  const t = useT()
  const sums = useSums()
  const sum = sums(sumsOf(orders.map(({ royalty }) => royalty)))
  return <span>{[t('partner.ordersCount', { count: orders.length }), sum].join(t('shell.comma'))}</span>
}
