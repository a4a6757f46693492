import { useT } from '#web/ui/shop-context.tsx'
import { useDesk } from '../../frame/use-desk.ts'
import styles from '../imports.module.css'
import { BringCustomers } from './bring-customers.tsx'
import { BringOrders } from './bring-orders.tsx'
import own from './people.module.css'
import { TakeAlong } from './take-along.tsx'

/** Customers and orders come in and go out as tables. */
export function PeopleSection() {
  const t = useT()
  const { may } = useDesk()
  if (!may('customer:manage')) return null
  return (
    <section className={`${styles.section} ${own.people}`} aria-labelledby="people">
      <h2 id="people">{t('staff.impPeople')}</h2>
      <p className={styles.second}>{t('staff.impPeopleHint')}</p>
      <div className={own.parts}>
        <div className={own.stack}>
          <BringCustomers />
          <BringOrders />
        </div>
        <TakeAlong hasOrders={may('order:export')} />
      </div>
    </section>
  )
}
