import type { StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import { placeLines } from '@vitrine/domain/address/address-lines'
import { joinName } from '@vitrine/domain/address/split-name'
import { findStore, storeOrDefault } from '@vitrine/domain/store/find-store'
import { pointLines } from '@vitrine/i18n/format-point'
import { personPhoneHref } from '#web/lib/content/person-phone-href.ts'
import { Tracking } from '#web/lib/order/tracking.tsx'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { BoughtLines } from '#web/ui/bill/bought-lines.tsx'
import { Sums } from '#web/ui/bill/sums.tsx'
import { ShopProvider, useStore, useT } from '#web/ui/shop-context.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import peek from '../peek.module.css'
import { Peek } from '../peek.tsx'
import { PeekWaits } from '../peek-waits.tsx'
import { momentOf, shortNumber } from '../staff-words.ts'
import { AnnouncedReturns } from './acts/announced-returns.tsx'
import { GiftCards } from './acts/gift-cards.tsx'
import { MailsAgain } from './acts/mails-again.tsx'
import { OrderActs } from './acts/order-acts.tsx'
import { RefundForm } from './acts/refund-form.tsx'
import { ReturnedLines } from './acts/returned-lines.tsx'
import { ReviewForm } from './acts/review-form.tsx'
import { promisedDay } from './order-facts.ts'
import styles from './order-peek.module.css'
import { OrderTimeline } from './order-timeline.tsx'
import { PAYMENT_WORDS, STATE_WORDS } from './order-words.ts'
import { StageDashes } from './stage-dashes.tsx'
import { type StaffActs, useStaffOrder } from './use-staff-order.ts'

type OrderPeekProps = {
  id: number
  /** Of the list beside it, for the way to its neighbours. */
  ids: readonly number[]
  onOpen(id?: number): void
  onChange(): void
}

export function OrderPeek({ id, ids, onOpen, onChange }: OrderPeekProps) {
  const t = useT()
  const { details, error, retry, acts } = useStaffOrder(id, onChange)
  return (
    <Peek
      {...{ id, ids, onOpen }}
      label={t('staff.order')}
      title={details ? t('staff.number', { number: shortNumber(details.order.number) }) : '\u2026'}
      beside={details && <PaymentBadge details={details} />}
    >
      {details ? (
        <Details details={details} acts={acts} />
      ) : (
        <PeekWaits error={error} unknown="staff.orderUnknown" onRetry={retry} onClose={() => onOpen()} />
      )}
    </Peek>
  )
}

function PaymentBadge({ details: { states, order } }: { details: StaffOrderDetails }) {
  const t = useT()
  const { locale } = useStore()
  return (
    <>
      <span className={styles.badge} data-good={states.payment === 'paid' || undefined}>
        {t(PAYMENT_WORDS[states.payment])}
      </span>
      <span className={styles.second}>{momentOf(locale, order.created_at)}</span>
    </>
  )
}

function Details({ details, acts }: { details: StaffOrderDetails; acts: StaffActs }) {
  const t = useT()
  const stores = useStores()
  const { locale } = useStore()
  const { order, states } = details
  const days = order.delivery_days?.[1] ?? null
  const store = storeOrDefault(stores, details.store_code)
  const promised = promisedDay(locale, { created_at: order.created_at, days, store, states })
  return (
    <>
      <div className={peek.body}>
        <p className={styles.stage}>
          <StageDashes stage={order.stage ?? 0} name={t(STATE_WORDS[states.order])} />
          {promised && <span className={styles.second}>{t('staff.promisedBy', { date: promised })}</span>}
        </p>
        <div className={styles.stack}>
          {details.reviews.map((review) => (
            <ReviewForm key={review.id} {...{ review, acts }} currency={order.currency} />
          ))}
        </div>
        <div className={styles.columns}>
          <ShopProvider store={store} t={t}>
            <div className={styles.stack}>
              <BoughtLines lines={order.products} />
              <Sums segments={order.totals.total_segments} isWhole />
              <AnnouncedReturns returns={order.returns} acts={acts} />
              <ReturnedLines details={details} acts={acts} />
              <GiftCards details={details} acts={acts} />
              {details.refundable > 0 && (
                <RefundForm key={`${details.refundable} ${details.returned_worth}`} {...{ details, acts }} />
              )}
            </div>
          </ShopProvider>
          <div className={styles.stack}>
            <Customer details={details} />
            <StaffNotes
              notes={details.notes}
              isBusy={acts.isBusy}
              onAdd={acts.addNote}
              onRemove={acts.removeNote}
            />
            <MailsAgain details={details} acts={acts} />
            <OrderTimeline events={details.events} />
          </div>
        </div>
      </div>
      <OrderActs details={details} acts={acts} />
    </>
  )
}

function Customer({ details: { order, orders_of_customer, store_code } }: { details: StaffOrderDetails }) {
  const t = useT()
  const stores = useStores()
  const { locale } = useStore()
  const address = order.shipping_address ?? order.billing_address
  return (
    <section className={styles.part}>
      <h3>
        {t('staff.customer')}{' '}
        <span className={styles.second}>{t('staff.ordersOf', { count: orders_of_customer })}</span>
      </h3>
      <p>{joinName(address)}</p>
      {address.telephone && <a href={personPhoneHref(address.telephone)}>{address.telephone}</a>}
      <a href={`mailto:${order.email}`}>{order.email}</a>
      <address>
        {placeLines(address, locale).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {order.comment && <p className={styles.comment}>{order.comment}</p>}
      {order.pickup_point && (
        <p>
          <span className={styles.second}>{t('staff.pickup')}</span>{' '}
          {pointLines(order.pickup_point, locale).join(', ')}
        </p>
      )}
      <p className={styles.second}>
        {[findStore(stores, store_code)?.name, order.shipping_title, order.payment_title]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Tracking tracking={order.progress.tracking} />
    </section>
  )
}
