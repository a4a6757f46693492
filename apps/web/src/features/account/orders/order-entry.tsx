import type { OrderHistory } from '@vitrine/contract/user/order-history'
import { isUnderWay } from '@vitrine/domain/order/delivery-step'
import { type ReactNode, useId } from 'react'
import { OrderState, OrderSteps, useDay } from '#web/lib/order/order-steps.tsx'
import { PhotoStrip } from '#web/lib/order/photo-strip.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './order-list.module.css'
import { useStaysPut } from './use-stays-put.ts'

type OrderEntryProps = {
  order: OrderHistory
  /** Counted from the first order one ever made. */
  place: number
  isOpen: boolean
  onToggle(order: OrderHistory, isOpen: boolean): void
  /** What is seen of it once it is open. */
  children: ReactNode
}

export function OrderEntry({ order, place, isOpen, onToggle, children }: OrderEntryProps) {
  const t = useT()
  const price = usePrice()
  const day = useDay()
  const id = useId()
  const { pressed, hold } = useStaysPut(isOpen)
  const waitsForPayment = order.pay_until !== null
  return (
    <li className={styles.entry} data-returned={order.returned ? '' : undefined}>
      <h2 className={styles.heading}>
        <button
          type="button"
          ref={pressed}
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            hold()
            onToggle(order, !isOpen)
          }}
        >
          <span className={styles.place} aria-hidden="true">
            {place}
          </span>
          <span className={styles.name}>
            {t('account.order', { number: order.number })}
            <span>
              <OrderState progress={order.progress} waitsForPayment={waitsForPayment} />
            </span>
            <small className="tone-second">
              {[day(order.created_at), price(order.price)].join(t('shell.comma'))}
            </small>
          </span>
          <PhotoStrip products={order.products} className={styles.strip} />
          <Icon name="down" size="small" className={isOpen ? styles.turned : undefined} />
        </button>
      </h2>
      {!isOpen && waitsForPayment && <PayLink order={order} />}
      {!isOpen && isUnderWay(order.progress) && !waitsForPayment && <OrderSteps progress={order.progress} />}
      <div id={id} className={styles.inside}>
        {isOpen && order.gift_card > 0 && <p>{t('account.byGiftCard', { price: price(order.gift_card) })}</p>}
        {isOpen && children}
      </div>
    </li>
  )
}

/** Paying goes on from the page of the order, where other ways to pay stand, too. */
function PayLink({ order: { number, price: sum, pay_until } }: { order: OrderHistory }) {
  const t = useT()
  const price = usePrice()
  const { locale } = useStore()
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(pay_until ?? 0))
  return (
    <p className={styles.pay}>
      <ButtonLink to={`/my-account/orders/${number}`} replace preventScrollReset>
        {t('account.pay', { price: price(sum) })}
      </ButtonLink>{' '}
      <span className="tone-second">{t('account.keptUntil', { time })}</span>
    </p>
  )
}
