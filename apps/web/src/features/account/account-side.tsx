import type { Translate } from '@vitrine/i18n/create-translate'
import type { ReactNode } from 'react'
import { useSession } from '#web/engine/use-session.ts'
import { useWishlist } from '#web/engine/wishes/use-wishlist.ts'
import { useViewedCount } from '#web/recently-viewed/rail/use-viewed-count.ts'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import { type SideLink, SideNav } from '#web/ui/side-nav/side-nav.tsx'
import styles from './account.module.css'
import { useAccountCounts } from './account-counts.ts'

/** The account's pages beside one of them. A guest, who has none of the others, reads what they have here without them. */
export function AccountSide({ children }: { children: ReactNode }) {
  const { status } = useSession()
  return status === 'guest' ? children : <Side>{children}</Side>
}

function Side({ children }: { children: ReactNode }) {
  const t = useT()
  const price = usePrice()
  const { orders, bonuses } = useAccountCounts()
  const counts = {
    orders,
    wishes: useWishlist().items.length,
    viewed: useViewedCount(),
    bonuses: bonuses === undefined ? undefined : price(bonuses),
  }
  return (
    <SideNav label={t('account.menu')} links={accountLinks(t, counts)}>
      <div className={styles.beside}>{children}</div>
    </SideNav>
  )
}

type Counts = Record<'orders' | 'wishes' | 'viewed' | 'bonuses', SideLink['count']>

const accountLinks = (t: Translate, { orders, wishes, viewed, bonuses }: Counts): SideLink[] => [
  { to: '/my-account', label: t('account.overview'), isExact: true },
  { to: '/my-account/orders', label: t('account.orders'), count: orders },
  { to: '/my-account/wishlist', label: t('wishlist.title'), count: wishes },
  { to: '/my-account/recently-viewed', label: t('recent.title'), count: viewed },
  { to: '/my-account/bonuses', label: t('account.bonuses'), count: bonuses },
  { to: '/my-account/edit', label: t('account.details') },
  { to: '/my-account/addresses', label: t('account.addresses') },
  { to: '/my-account/privacy', label: t('account.privacy') },
]
