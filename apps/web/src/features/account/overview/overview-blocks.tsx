import type { User } from '@vitrine/contract/user/user'
import type { ReactNode } from 'react'
import { AccountBusy } from '../account-state.tsx'
import { SignOut } from '../sign-out.tsx'
import styles from './overview.module.css'
import { OverviewBonuses } from './overview-bonuses.tsx'
import { OverviewOrders } from './overview-orders.tsx'
import { useBonusBook } from './use-bonus-book.ts'
import { useLastOrders } from './use-last-orders.ts'
import { useWaitingRows } from './waiting/use-waiting-rows.ts'
import { Waiting } from './waiting/waiting.tsx'

type OverviewBlocksProps = { user: User | undefined; children: ReactNode }

/**
 * Each asks the shop for itself, all at once, and comes when those above it stand: what can be pressed would be pushed away
 * under the finger.
 */
export function OverviewBlocks({ user, children }: OverviewBlocksProps) {
  const orders = useLastOrders()
  const book = useBonusBook()
  const rows = useWaitingRows(orders.placed)
  if (!user || (!orders.placed && !orders.hasFailed)) return <AccountBusy />
  return (
    <>
      <OverviewOrders {...orders} />
      {book !== undefined && rows ? (
        <>
          <div className={styles.pair}>
            <OverviewBonuses user={user} book={book} />
            <Waiting rows={rows} />
          </div>
          <div className={styles.more}>{children}</div>
          <SignOut />
        </>
      ) : (
        <AccountBusy />
      )}
    </>
  )
}
