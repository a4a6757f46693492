import type { CustomerDetails } from '@vitrine/contract/people/customer'
import { placeLines } from '@vitrine/domain/address/address-lines'
import { useState } from 'react'
import { personPhoneHref } from '#web/lib/content/person-phone-href.ts'
import { notify } from '#web/lib/notify.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { ConfirmDialog } from '../../confirm-dialog.tsx'
import { StaffNotes } from '../../notes/staff-notes.tsx'
import { momentOf } from '../../staff-words.ts'
import styles from '../customers.module.css'
import { calledBy, roleWords } from '../list/customer-words.ts'
import type { CustomerActs } from '../use-customer.ts'
import { PersonalData } from './personal-data.tsx'

type CustomerSideProps = { customer: CustomerDetails; acts: CustomerActs; onGone(): void }

export function CustomerSide({ customer, acts, onGone }: CustomerSideProps) {
  const t = useT()
  const { email, phone, address, roles } = customer
  const { locale } = useStore()
  const words = roleWords(roles)
  return (
    <div className={styles.stack}>
      <section className={styles.part}>
        <h3>{t('staff.customerContact')}</h3>
        {phone && <a href={personPhoneHref(phone)}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {address && (
          <address>
            {placeLines(address as Parameters<typeof placeLines>[0], locale).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        )}
      </section>
      <section className={styles.part}>
        <h3>{t('staff.customerRole')}</h3>
        <p>{words.length === 0 ? t('staff.customer') : words.map((word) => t(word)).join(', ')}</p>
      </section>
      <Devices customer={customer} acts={acts} />
      <StaffNotes
        notes={customer.notes}
        isBusy={acts.isBusy}
        onAdd={acts.addNote}
        onRemove={acts.removeNote}
      />
      <PersonalData acts={acts} onGone={onGone} />
    </div>
  )
}

type DevicesProps = { customer: CustomerDetails; acts: CustomerActs }

function Devices({ customer, acts }: DevicesProps) {
  const t = useT()
  const { locale } = useStore()
  const { devices } = customer
  const [isAsking, setAsking] = useState(false)
  const signOut = async () => {
    if (await acts.signOut()) notify({ text: t('staff.signedOut'), tone: 'success' })
    setAsking(false)
  }
  return (
    <section className={styles.part}>
      <h3>{t('staff.signedInOn')}</h3>
      {devices.length === 0 && <p className={styles.second}>{t('staff.signedInNowhere')}</p>}
      {devices.map(({ id, device, country, last_used_at }) => (
        <p key={id} className={styles.second}>
          {[device || t('staff.deviceUnknown'), country, momentOf(locale, last_used_at)]
            .filter(Boolean)
            .join(', ')}
        </p>
      ))}
      {devices.length > 0 && (
        <button type="button" className="text-link" disabled={acts.isBusy} onClick={() => setAsking(true)}>
          {t('staff.signOutEverywhere')}
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('staff.signOutEverywhere')}
          text={t('staff.signOutHint', { name: calledBy(customer), count: devices.length })}
          act={t('staff.signOutEverywhere')}
          isBusy={acts.isBusy}
          onDo={() => void signOut()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
