import type { Membership } from '@vitrine/contract/partner/membership'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useT } from '#web/ui/shop-context.tsx'
import { SideNav } from '#web/ui/side-nav/side-nav.tsx'
import { useCounts } from '../goods/use-counts.ts'
import { usePhotoOutbox } from '../photos/use-photo-outbox.ts'
import { refreshCabinet } from '../refresh.ts'
import styles from './partner-frame.module.css'
import { partnerLinks } from './partner-links.ts'
import { RefreshLine } from './refresh-line.tsx'
import { Who } from './who.tsx'

/** The cabinet's own links beside its pages. Whoever moves in it finds it up to date, at most every five seconds anew. */
export function PartnerNav({ me, children }: { me: Membership; children: ReactNode }) {
  const t = useT()
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname !== '') refreshCabinet(performance.now())
  }, [pathname])
  // One piece has no link of its own: it is one of the products.
  const isPiece = /^\/cabinet\/products\/\d/.test(pathname)
  const links = partnerLinks(t, me, useCounts()).map((link) =>
    isPiece && link.to === '/cabinet/products' ? { ...link, isExact: false } : link,
  )
  // Photos that wait go on in whatever room one comes back to.
  usePhotoOutbox()
  return (
    <SideNav label={t('partner.title')} links={links} head={<Who me={me} />} foot={<RefreshLine />}>
      {children}
      <div className={styles.foot}>
        <RefreshLine />
      </div>
    </SideNav>
  )
}
