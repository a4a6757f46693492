import type { FormerOrderDetails, FormerPlace } from '@vitrine/contract/people/staff-former-orders'
import { placeLines } from '@vitrine/domain/address/address-lines'
import { Link } from 'react-router'
import { personPhoneHref } from '#web/lib/content/person-phone-href.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { useDesk } from '../../frame/use-desk.ts'
import order from '../order-peek.module.css'

/** Whose it is, where it went, and how. */
export function FormerPerson({ details }: { details: FormerOrderDetails }) {
  const t = useT()
  const { may } = useDesk()
  const { customer, name, email, billing, shipping, shipping_method, payment_method, notes } = details
  const isOneAddress = JSON.stringify(billing) === JSON.stringify(shipping)
  const phone = shipping?.telephone || billing?.telephone
  return (
    <div className={order.stack}>
      <section className={order.part}>
        <h3>
          {t('staff.customer')}{' '}
          {customer === null && <span className={order.second}>{t('staff.formerGuest')}</span>}
        </h3>
        {customer && may('customer:manage') ? (
          <Link to={`/admin/customers/${customer.id}`}>{customer.name || name || email}</Link>
        ) : (
          name && <p>{name}</p>
        )}
        {phone && <a href={personPhoneHref(phone)}>{phone}</a>}
        <a href={`mailto:${email}`}>{email}</a>
        <p className={order.second}>{[shipping_method, payment_method].filter(Boolean).join(' · ')}</p>
      </section>
      {shipping && (
        <section className={order.part}>
          <h3>{t('staff.formerShipping')}</h3>
          <Place place={shipping} />
        </section>
      )}
      {billing && !isOneAddress && (
        <section className={order.part}>
          <h3>{t('staff.formerBilling')}</h3>
          <Place place={billing} />
        </section>
      )}
      {notes && (
        <section className={order.part}>
          <h3>{t('staff.formerNote')}</h3>
          <p className={order.comment}>{notes}</p>
        </section>
      )}
    </div>
  )
}

/** A country the table writes out stands as it was written. */
function Place({ place: { name, country, telephone: _, ...place } }: { place: FormerPlace }) {
  const { locale } = useStore()
  const isCode = /^[A-Z]{2}$/.test(country)
  const lines = placeLines({ ...place, ...(isCode && { country_id: country }) }, locale)
  return (
    <address>
      {[name, ...lines, isCode ? '' : country].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
