import type { OrderHistory } from '@vitrine/contract/user/order-history'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { InMoneyOf } from '#web/lib/store/in-money-of.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { AccountBusy, AccountFailed } from '../account-state.tsx'
import { FormerOrders } from './former/former-orders.tsx'
import { type FormerOrdersFound, useFormerOrders } from './former/use-former-orders.ts'
import { OrderEntry } from './order-entry.tsx'
import styles from './order-list.module.css'
import { useOrderList } from './use-order-list.ts'

type OrderListProps = {
  /** Of the one that is open; opening another leads to its address, closing back to the list. */
  openNumber: string | undefined
  /** All that is known of an order. */
  details(number: string): ReactNode
}

export function OrderList(props: OrderListProps) {
  const t = useT()
  return (
    <AccountFrame title={t('account.orders')}>
      <Orders {...props} />
    </AccountFrame>
  )
}

function Orders({ openNumber, details }: OrderListProps) {
  const navigate = useNavigate()
  const { orders, total = 0, error, retry, more } = useOrderList()
  const former = useFormerOrders()
  if (orders === undefined) return error === undefined ? <AccountBusy /> : <AccountFailed onRetry={retry} />
  const isFurtherDown = openNumber !== undefined && !orders.some(({ number }) => number === openNumber)
  if (isFurtherDown) return <Alone>{details(openNumber)}</Alone>
  if (total === 0) return <WithoutOrders former={former} />
  const toggle = ({ number }: OrderHistory, isOpen: boolean) =>
    void navigate(isOpen ? `/my-account/orders/${number}` : '/my-account/orders', {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <>
      <ul className={styles.list}>
        {orders.map((order, at) => (
          <InMoneyOf key={order.id} currency={order.currency}>
            <OrderEntry
              order={order}
              place={total - at}
              isOpen={order.number === openNumber}
              onToggle={toggle}
            >
              {details(order.number)}
            </OrderEntry>
          </InMoneyOf>
        ))}
      </ul>
      {orders.length < total && <More onMore={more} count={orders.length} />}
      {orders.length >= total && <FormerOrders former={former} />}
    </>
  )
}

/** Whoever ordered in the former shop alone has only that. */
function WithoutOrders({ former }: { former: FormerOrdersFound }) {
  const t = useT()
  // Whether there are any decides what is said here, so this fault is told.
  if (former.total === undefined)
    return former.hasFailed ? <AccountFailed onRetry={former.retry} /> : <AccountBusy />
  if (former.total > 0) return <FormerOrders former={former} />
  return (
    <>
      <p>{t('account.noOrders')}</p>
      <ButtonLink to="/">{t('cart.continue')}</ButtonLink>
    </>
  )
}

/** Come to by its address, further down than was read, or not one's own. */
function Alone({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <div className={styles.alone}>
      <ButtonLink to="/my-account/orders" look="line">
        {t('account.allOrders')}
      </ButtonLink>
      {children}
    </div>
  )
}

/** Asked for by itself once near the end of the list; a button for who goes there by keys. */
function More({ onMore, count }: { onMore(): void; count: number }) {
  const t = useT()
  const ref = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onMore)
  useEffect(() => {
    const element = ref.current
    if (!element || count === 0) return
    // About where seventy hundredths of a full page are read; who has jumped past it is waiting, too.
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && ask(), {
      rootMargin: '100000px 0px 45%',
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [count])
  return (
    <div ref={ref}>
      <Button look="line" onClick={onMore}>
        {t('account.moreOrders')}
      </Button>
    </div>
  )
}
