import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { AccountFailed } from '../../account-state.tsx'
import list from '../order-list.module.css'
import styles from './former.module.css'
import { FormerEntry } from './former-entry.tsx'
import type { FormerOrdersFound } from './use-former-orders.ts'

/**
 * History of the shop that was here before: to be looked at, and no more. Whoever has none sees nothing of it, nor does
 * whoever is not known to have any: most have none, and would be told of a fault in what they never had.
 */
export function FormerOrders({ former }: { former: FormerOrdersFound }) {
  const t = useT()
  const { orders = [], total = 0, hasFailed, retry, more } = former
  if (total === 0) return null
  return (
    <section className={styles.former} aria-labelledby="former-orders">
      <div>
        <h2 id="former-orders" className="type-heading-s">
          {t('account.former')}
        </h2>
        <p className="tone-second">{t('account.formerHint')}</p>
      </div>
      {hasFailed && <AccountFailed onRetry={retry} />}
      {orders.length > 0 && (
        <ul className={list.list}>
          {orders.map((order) => (
            <FormerEntry key={order.id} order={order} />
          ))}
        </ul>
      )}
      {orders.length < total && (
        <Button look="line" onClick={more}>
          {t('account.moreOrders')}
        </Button>
      )}
    </section>
  )
}
