import type { Membership } from '@vitrine/contract/partner/membership'
import { formatDay } from '@vitrine/i18n/format-day'
import type { ReactNode } from 'react'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { SideNav } from '#web/ui/side-nav/side-nav.tsx'
import styles from './partner-frame.module.css'
import { formerLinks } from './partner-links.ts'
import { Who } from './who.tsx'

/** What stays of the cabinet once a partnership has ended: what was earned, what was paid, and the way to ask anew. */
export function FormerNav({ me, children }: { me: Membership; children: ReactNode }) {
  const t = useT()
  const store = useStore()
  return (
    <SideNav label={t('partner.title')} links={formerLinks(t)} head={<Who me={me} />}>
      {me.ended_at !== null && (
        <div className={styles.ended}>
          <Note tone="info">{t('partner.endedMoney', { date: formatDay(me.ended_at, store) })}</Note>
        </div>
      )}
      {children}
    </SideNav>
  )
}
