import type { CustomerDetails } from '@vitrine/contract/people/customer'
import { useState } from 'react'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { useDesk } from '../../frame/use-desk.ts'
import peek from '../../peek.module.css'
import { Peek } from '../../peek.tsx'
import { PeekWaits } from '../../peek-waits.tsx'
import { sumsText } from '../../sums-text.ts'
import { BookingForm } from '../acts/booking-form.tsx'
import styles from '../customers.module.css'
import { calledBy } from '../list/customer-words.ts'
import { type CustomerActs, useCustomer } from '../use-customer.ts'
import { BookingTable } from './booking-table.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerSide } from './customer-side.tsx'
import { FormerPart } from './former-part.tsx'

type CustomerPeekProps = {
  id: number
  ids: readonly number[]
  onOpen(id?: number): void
  onChange(): void
  onActAs(): void
}

export function CustomerPeek({ id, ids, onOpen, onChange, onActAs }: CustomerPeekProps) {
  const t = useT()
  const { details, error, retry, acts } = useCustomer(id, onChange)
  return (
    <Peek
      {...{ id, ids, onOpen }}
      label={t('staff.customer')}
      title={details ? calledBy(details) : '\u2026'}
      beside={details && <Since customer={details} />}
      neighbours={{ before: t('staff.customerBefore'), after: t('staff.customerAfter') }}
    >
      {details ? (
        <Details customer={details} acts={acts} onActAs={onActAs} onGone={() => onOpen()} />
      ) : (
        <PeekWaits error={error} unknown="staff.customerUnknown" onRetry={retry} onClose={() => onOpen()} />
      )}
    </Peek>
  )
}

function Since({ customer: { since, city, store_code } }: { customer: CustomerDetails }) {
  const t = useT()
  const { locale } = useStore()
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(since))
  return (
    <span className={styles.beside}>
      {[t('staff.customerSince', { month }), city, store_code].filter(Boolean).join(', ')}
    </span>
  )
}

type DetailsProps = { customer: CustomerDetails; acts: CustomerActs; onActAs(): void; onGone(): void }

function Details({ customer, acts, onActAs, onGone }: DetailsProps) {
  const t = useT()
  const { may } = useDesk()
  const [isBooking, setBooking] = useState(false)
  const isStaff = customer.roles.some((role) => role === 'admin' || role === 'manager')
  return (
    <>
      <div className={peek.body}>
        <Figures customer={customer} />
        <div className={styles.columns}>
          <div className={styles.stack}>
            <CustomerOrders customer={customer} />
            <FormerPart former={customer.former_orders} />
            <BookingTable
              bookings={customer.bookings}
              {...(may('bonus:book') && { onBook: () => setBooking(true) })}
            />
          </div>
          <CustomerSide customer={customer} acts={acts} onGone={onGone} />
        </div>
      </div>
      <footer className={peek.foot}>
        {!isStaff && may('customer:impersonate') && (
          <Button look="line" onClick={onActAs}>
            {t('staff.actAs', { name: calledBy(customer) })}
          </Button>
        )}
        {customer.email && (
          <a className={styles.write} href={`mailto:${customer.email}`}>
            {t('staff.customerWrite')}
          </a>
        )}
      </footer>
      {isBooking && <BookingForm customer={customer} acts={acts} onClose={() => setBooking(false)} />}
    </>
  )
}

function Figures({ customer }: { customer: CustomerDetails }) {
  const t = useT()
  const reader = useMoneyReader()
  const { orders, under_way, bought, came_back, bonuses } = customer
  return (
    <dl className={styles.figures}>
      <div>
        <dd>{orders}</dd>
        <dt>{t('staff.figureOrders', { count: orders, open: under_way })}</dt>
      </div>
      <div>
        <dd>{sumsText(reader, bought)}</dd>
        <dt>{t('staff.figureBought', { percent: came_back })}</dt>
      </div>
      <div>
        <dd>{sumsText(reader, bonuses)}</dd>
        <dt>{t('staff.figureBonuses')}</dt>
      </div>
    </dl>
  )
}
