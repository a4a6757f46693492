import { Link, NavLink } from 'react-router'
import { useSession } from '#web/engine/use-session.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { SignOutLink } from './leaving/sign-out-link.tsx'
import styles from './rail.module.css'
import { StaffIcon } from './rooms/staff-icon.tsx'
import { useRooms } from './rooms/use-rooms.ts'
import { useDesk } from './use-desk.ts'
import { useStaffScope } from './use-staff-scope.ts'

/** The rooms in groups, and who is in; on phones the dock and its menu stand for it. */
export function Rail() {
  const t = useT()
  const { status } = useSession()
  const { shopName } = useStore()
  const [first, ...rest] = shopName
  return (
    <aside className={styles.rail} aria-label={t('staff.menu')}>
      <Link to="/admin" aria-label={shopName} className={styles.mark}>
        {first}
        <span>{rest.join('')}</span>
      </Link>
      <RoomLinks />
      {status === 'signed-in' && <Me />}
    </aside>
  )
}

export function RoomLinks({ onGo }: { onGo?: () => void }) {
  const t = useT()
  const { counts } = useDesk()
  const { search } = useStaffScope()
  return (
    <nav className={styles.rooms} aria-label={t('staff.rooms')}>
      {useRooms().map((group) => (
        <div key={group[0]?.to} className={styles.group}>
          {group.map(({ to, icon, title, count }) => (
            <NavLink
              key={to}
              to={to + search}
              end={to === '/admin'}
              title={t(title)}
              className={styles.link}
              onClick={onGo}
            >
              <StaffIcon name={icon} size="small" />
              <span className={styles.word}>{t(title)}</span>
              {count && counts[count] ? <span className={styles.count}>{counts[count]}</span> : null}
            </NavLink>
          ))}
        </div>
      ))}
      <Link to="/" title={t('staff.toShop')} className={styles.link}>
        <StaffIcon name="globe" size="small" />
        <span className={styles.word}>{t('staff.toShop')}</span>
      </Link>
    </nav>
  )
}

function Me() {
  const t = useT()
  const { name } = useDesk()
  return (
    <div className={styles.me}>
      <span className={styles.name}>{name}</span>
      <SignOutLink>
        <StaffIcon name="leave" size="small" />
        <span className={styles.word}>{t('account.signOut')}</span>
      </SignOutLink>
    </div>
  )
}
