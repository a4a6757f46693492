import type { User } from '@vitrine/contract/user/user'
import { joinName } from '@vitrine/domain/address/split-name'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { mayActForOthers } from '#web/lib/account/user-rights.ts'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './account.module.css'
import { AccountFrame } from './account-frame.tsx'
import { AccountBusy, AccountFailed } from './account-state.tsx'
import { ActForm } from './acting/act-form.tsx'
import { ChangeName } from './change-name.tsx'
import { DeviceList } from './device-list.tsx'
import { PasskeyList } from './passkeys/passkey-list.tsx'
import { ContactForm } from './profile/contact-form.tsx'
import { PhotoForm } from './profile/photo-form.tsx'
import { PlaceForm } from './profile/place-form.tsx'
import { SizeList } from './profile/size-list.tsx'
import { SignOut } from './sign-out.tsx'
import { useProfile } from './use-profile.ts'

/** Who one is, how one signs in, and where; each part is saved by itself. `letters`: what the page lets one ask for by mail. */
export function DetailsView({ letters }: { letters?: ReactNode }) {
  const t = useT()
  const { user, hasFailed, retry } = useProfile()
  return (
    <AccountFrame title={t('account.details')}>
      {hasFailed && <AccountFailed onRetry={retry} />}
      {!user && !hasFailed && <AccountBusy />}
      {user && <Details user={user} letters={letters} />}
    </AccountFrame>
  )
}

function Details({ user, letters }: { user: User; letters: ReactNode }) {
  const t = useT()
  return (
    <>
      <Part title={t('account.nameAndPhoto')}>
        <PhotoForm user={user} />
        <ChangeName key={joinName(user)} name={joinName(user)} />
      </Part>
      <Part title={t('account.contacts')}>
        <ContactForm key={`phone ${user.phone}`} kind="phone" value={user.phone} />
        <ContactForm key={`email ${user.email}`} kind="email" value={user.email} />
        {/* A password belongs to a mailbox: the letter that sets one goes there. */}
        {user.email !== null && !user.impersonated_by && (
          <Link to="/password/change" className="text-link">
            {t('account.password')}
          </Link>
        )}
      </Part>
      <Part title={t('account.place')}>
        <PlaceForm key={`${user.postcode} ${user.city} ${user.country}`} user={user} />
      </Part>
      <Part id="sizes" title={t('account.sizes')}>
        <SizeList />
      </Part>
      {letters && <Part title={t('account.letters')}>{letters}</Part>}
      <Part title={t('account.passkeys')}>
        <PasskeyList />
      </Part>
      <Part title={t('account.devices')}>
        <DeviceList />
      </Part>
      {mayActForOthers(user) && (
        <Part title={t('account.staff')}>
          <ActForm />
        </Part>
      )}
      <SignOut />
    </>
  )
}

/** On wide screens its name stands beside it. */
function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.split}>
      <h2 className={styles.splitHead}>{title}</h2>
      <div className={styles.splitBody}>{children}</div>
    </section>
  )
}
