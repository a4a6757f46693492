import { NavLink } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './dock.module.css'
import { openPanel, useOpenPanel } from './frame-panels.ts'
import { SignOutLink } from './leaving/sign-out-link.tsx'
import { RoomLinks } from './rail.tsx'
import { StaffIcon } from './rooms/staff-icon.tsx'
import { STAFF_ROOMS } from './rooms/staff-rooms.ts'
import { useRooms } from './rooms/use-rooms.ts'
import { useDesk } from './use-desk.ts'
import { useStaffScope } from './use-staff-scope.ts'

/** Under the thumb: the day, the rooms one works in on a phone, and everything else behind two buttons. */
const ON_PHONES = ['/admin', '/admin/orders', '/admin/reviews']
const isOnPhones = ({ to }: { to: string }) => ON_PHONES.includes(to)

/** What has room beside an icon. */
const shortly = (count: number) => (count > 99 ? '99+' : count)

export function Dock() {
  const t = useT()
  const { counts, name } = useDesk()
  const { search } = useStaffScope()
  const rooms = useRooms().flat().filter(isOnPhones)
  // Until it is known what opens, nothing may move under a thumb that is quicker.
  const awaited = name === undefined ? STAFF_ROOMS.flat().filter(isOnPhones) : []
  return (
    <nav className={styles.dock} aria-label={t('staff.dock')}>
      {awaited.map(({ to, icon, title }) => (
        <span key={to} aria-hidden="true">
          <StaffIcon name={icon} size="small" />
          {t(title)}
        </span>
      ))}
      {rooms.map(({ to, icon, title, count }) => (
        <NavLink key={to} to={to + search} end={to === '/admin'}>
          <StaffIcon name={icon} size="small" />
          {count && counts[count] ? <b>{shortly(counts[count])}</b> : null}
          {t(title)}
        </NavLink>
      ))}
      <button type="button" onClick={() => openPanel('find')}>
        <Icon name="search" size="small" />
        {t('staff.findShort')}
      </button>
      <button type="button" onClick={() => openPanel('more')}>
        <Icon name="menu" size="small" />
        {t('staff.moreRooms')}
      </button>
      <More />
    </nav>
  )
}

function More() {
  const t = useT()
  const { name } = useDesk()
  const close = () => openPanel(undefined)
  return (
    <Panel isOpen={useOpenPanel() === 'more'} onClose={close} title={t('staff.title')} side="sheet">
      <RoomLinks onGo={close} />
      <p className={styles.me}>
        {name}
        <SignOutLink />
      </p>
    </Panel>
  )
}
