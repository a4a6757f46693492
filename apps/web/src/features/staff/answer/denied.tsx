import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { useRooms } from '../frame/rooms/use-rooms.ts'

/** Of the staff, one is told that it is a matter of the role; anybody else, that the page is the staff's. */
export function Denied() {
  const t = useT()
  const isOfStaff = useRooms().length > 0
  return <Note tone="error">{t(isOfStaff ? 'staff.deniedRole' : 'staff.denied')}</Note>
}
