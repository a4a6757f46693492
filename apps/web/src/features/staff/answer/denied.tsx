import { Link } from 'react-router'
import { Note } from '#web/ui/note.tsx'
import { Gap, useT } from '#web/ui/shop-context.tsx'
import { useRooms } from '../frame/rooms/use-rooms.ts'
import { useDesk } from '../frame/use-desk.ts'
import staff from '../staff-page.module.css'

/** Of the staff, one is told that it is a matter of the role; anybody else, that the page is the staff's. */
export function Denied() {
  const t = useT()
  const { isAwaited } = useDesk()
  const isOfStaff = useRooms().length > 0
  if (isOfStaff) return <Note tone="error">{t('staff.deniedRole')}</Note>
  if (isAwaited) return <div className={staff.loading} aria-busy="true" />
  return (
    <Note tone="error">
      {t('staff.denied')}
      <Gap />
      <Link to="/" className="text-link">
        {t('staff.toShop')}
      </Link>
    </Note>
  )
}
