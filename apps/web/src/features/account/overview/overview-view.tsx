import type { User } from '@vitrine/contract/user/user'
import { joinName } from '@vitrine/domain/address/split-name'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import { AccountFailed } from '../account-failed.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { SignOut } from '../sign-out.tsx'
import { useProfile } from '../use-profile.ts'
import styles from './overview.module.css'
import { OverviewOrders } from './overview-orders.tsx'

/** What moves at the moment: orders under way, bonuses; below what the page adds. */
export function OverviewView({ children }: { children?: ReactNode }) {
  const t = useT()
  const { user, hasFailed, retry } = useProfile()
  const name = user ? joinName(user) : ''
  return (
    <AccountFrame title={name ? t('account.hello', { name }) : t('account.title')}>
      {hasFailed && <AccountFailed onRetry={retry} />}
      {user && (
        <>
          <OverviewOrders />
          <Bonuses user={user} />
          <div className={styles.more}>{children}</div>
          <SignOut />
        </>
      )}
    </AccountFrame>
  )
}

function Bonuses({ user }: { user: User }) {
  const t = useT()
  const price = usePrice()
  return (
    <section className={styles.bonuses}>
      <h2 className="type-section">{t('account.bonuses')}</h2>
      <p className={styles.figure}>{price(user.account)}</p>
      <Link className="text-link" to="/my-account/bonuses">
        {t('account.allBookings')}
      </Link>
    </section>
  )
}
