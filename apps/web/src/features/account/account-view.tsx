import { getProfile } from '@vitrine/contract/user/profile'
import type { User } from '@vitrine/contract/user/user'
import { joinName } from '@vitrine/domain/address/split-name'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { isStaff } from '#web/lib/account/is-staff.ts'
import { profileChanges } from '#web/lib/account/profile-changes.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useWatched } from '#web/lib/use-watched.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './account.module.css'
import { AccountFrame } from './account-frame.tsx'
import { ActForm } from './acting/act-form.tsx'
import { ChangeName } from './change-name.tsx'
import { DeviceList } from './device-list.tsx'
import { PasskeyList } from './passkeys/passkey-list.tsx'
import { ContactForm } from './profile/contact-form.tsx'
import { PhotoForm } from './profile/photo-form.tsx'
import { PlaceForm } from './profile/place-form.tsx'

export function AccountView() {
  const t = useT()
  const client = useClient()
  const { customer, status } = useSession()
  const isIn = status === 'signed-in'
  const changes = useWatched(profileChanges)
  const key = isIn ? `profile ${customer} ${changes}` : null
  const { latest: user, error, retry } = useAnswer(key, () => client.call(getProfile))
  const name = isIn && user ? joinName(user) : ''
  return (
    <AccountFrame title={name ? t('account.hello', { name }) : t('account.title')}>
      {error !== undefined && (
        <div className={styles.part} role="alert">
          <p>{t('account.failed')}</p>
          <Button onClick={retry}>{t('checkout.tryAgain')}</Button>
        </div>
      )}
      {isIn && user && <Account user={user} />}
    </AccountFrame>
  )
}

function Account({ user }: { user: User }) {
  const t = useT()
  const { signOut } = useSession()
  return (
    <>
      <section className={styles.part}>
        <h2 className="type-section">{t('account.details')}</h2>
        <PhotoForm user={user} />
        <ContactForm key={`email ${user.email}`} kind="email" value={user.email} />
        <ContactForm key={`phone ${user.phone}`} kind="phone" value={user.phone} />
        <ChangeName key={joinName(user)} name={joinName(user)} />
        <PlaceForm key={`${user.postcode} ${user.city} ${user.country}`} user={user} />
      </section>
      <section className={styles.part}>
        <h2 className="type-section">{t('account.passkeys')}</h2>
        <PasskeyList />
      </section>
      <section className={styles.part}>
        <h2 className="type-section">{t('account.devices')}</h2>
        <DeviceList />
      </section>
      {isStaff(user) && (
        <section className={styles.part}>
          <h2 className="type-section">{t('account.staff')}</h2>
          <ActForm />
        </section>
      )}
      <Button look="line" onClick={() => void signOut()}>
        {t('account.signOut')}
      </Button>
    </>
  )
}
