import { useDesk } from '../use-desk.ts'
import { STAFF_ROOMS, type StaffRoom } from './staff-rooms.ts'

/** Those that open for whoever asks. */
export function useRooms(): StaffRoom[][] {
  const { may } = useDesk()
  return STAFF_ROOMS.map((group) => group.filter((room) => may(room.may))).filter(({ length }) => length > 0)
}
