import { joinName } from '@vitrine/domain/address/split-name'
import type { ReactNode } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import { AccountBusy } from '../account-busy.tsx'
import { AccountFailed } from '../account-failed.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { SignOut } from '../sign-out.tsx'
import { useProfile } from '../use-profile.ts'
import styles from './overview.module.css'
import { OverviewBonuses } from './overview-bonuses.tsx'
import { OverviewOrders } from './overview-orders.tsx'
import { useLastOrders } from './use-last-orders.ts'
import { Waiting } from './waiting/waiting.tsx'

/** What moves at the moment: orders under way, bonuses; below what the page adds. */
export function OverviewView({ children }: { children?: ReactNode }) {
  const t = useT()
  const { user, hasFailed, retry } = useProfile()
  const orders = useLastOrders()
  const name = user ? joinName(user) : ''
  return (
    <AccountFrame title={name ? t('account.hello', { name }) : t('account.title')}>
      {hasFailed && <AccountFailed onRetry={retry} />}
      {!user && !hasFailed && <AccountBusy />}
      {user && (
        <>
          <OverviewOrders {...orders} />
          <div className={styles.pair}>
            <OverviewBonuses user={user} />
            <Waiting orders={orders.placed} />
          </div>
          <div className={styles.more}>{children}</div>
          <SignOut />
        </>
      )}
    </AccountFrame>
  )
}
