import type { Translate } from '@vitrine/i18n/create-translate'
import type { ReactNode } from 'react'
import { useSession } from '#web/engine/use-session.ts'
import { useWishlist } from '#web/engine/wishes/use-wishlist.ts'
import { openSignIn } from '#web/lib/account/sign-in-modal.ts'
import { Button } from '#web/ui/button.tsx'
import quiet from '#web/ui/quiet-page.module.css'
import { useT } from '#web/ui/shop-context.tsx'
import { type SideLink, SideNav } from '#web/ui/side-nav/side-nav.tsx'
import styles from './account.module.css'

/** What is for a customer alone: until the device was asked it is empty, and a guest is asked in. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useT()
  const { status } = useSession()
  const wishes = useWishlist().items.length
  if (status === 'unknown') return <div className={`wrap ${quiet.alone}`} aria-busy="true" />
  const heading = (
    <h1 className="type-title" tabIndex={-1}>
      {title}
    </h1>
  )
  if (status === 'signed-in')
    return (
      <SideNav label={t('account.menu')} links={accountLinks(t, wishes)}>
        <div className={styles.inside}>
          {heading}
          {children}
        </div>
      </SideNav>
    )
  return (
    <div className={`wrap ${quiet.alone}`}>
      {heading}
      <p>{t('account.guest')}</p>
      <Button onClick={() => openSignIn()}>{t('login.title')}</Button>
    </div>
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
