import type { Translate } from '@vitrine/i18n/create-translate'
import type { ReactNode } from 'react'
import { useSession } from '#web/engine/use-session.ts'
import { useWishlist } from '#web/engine/wishes/use-wishlist.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { type SideLink, SideNav } from '#web/ui/side-nav/side-nav.tsx'
import styles from './account.module.css'

/** The account's pages beside one of them. A guest, who has none of the others, reads what they have here without them. */
export function AccountSide({ children }: { children: ReactNode }) {
  const t = useT()
  const { status } = useSession()
  const wishes = useWishlist().items.length
  if (status === 'guest') return children
  return (
    <SideNav label={t('account.menu')} links={accountLinks(t, wishes)}>
      <div className={styles.beside}>{children}</div>
    </SideNav>
  )
}

const accountLinks = (t: Translate, wishes: number): SideLink[] => [
  { to: '/my-account', label: t('account.overview'), isExact: true },
  { to: '/my-account/orders', label: t('account.orders') },
  { to: '/my-account/wishlist', label: t('wishlist.title'), count: wishes },
  { to: '/my-account/recently-viewed', label: t('recent.title') },
  { to: '/my-account/bonuses', label: t('account.bonuses') },
  { to: '/my-account/edit', label: t('account.details') },
  { to: '/my-account/addresses', label: t('account.addresses') },
  { to: '/my-account/privacy', label: t('account.privacy') },
]
