import { getDesk, type StaffDesk } from '@vitrine/contract/desk/desk'
import type { Permission } from '@vitrine/domain/access/permissions'
import { createContext, use, useEffect, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'

/** What waits is counted anew so often, and when somebody comes back to the window. */
const COUNT_AGAIN_MS = 60_000

export type Desk = {
  /** Undefined until the server has said. */
  name: string | undefined
  /** It has not said yet, so that nobody knows what opens. */
  isAwaited?: boolean
  counts: StaffDesk['counts']
  views: StaffDesk['views']
  may(permission: Permission): boolean
  /** How often it was counted anew: what is counted beside follows. */
  round: number
  /** Something was done that changes what waits. */
  recount(): void
}

const CLOSED: Desk = { name: undefined, counts: {}, views: [], may: () => false, round: 0, recount: () => {} }

export const DeskContext = createContext<Desk>(CLOSED)
export const useDesk = (): Desk => use(DeskContext)

/** Asked once for the whole frame; the pages within read it by `useDesk`. Whoever is away finds it again as it was. */
export function useDeskOfFrame(): (customer: string | null) => Desk {
  const client = useClient()
  const { status, customer } = useSession()
  const [round, setRound] = useState(0)
  const recount = () => setRound((count) => count + 1)
  const key = status === 'signed-in' ? `desk of ${customer} ${round}` : null
  const { latest, error } = useAnswer(key, async () => ({ of: customer, desk: await client.call(getDesk) }))
  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && setRound((count) => count + 1)
    const timer = setInterval(again, COUNT_AGAIN_MS)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [])
  return (whose) => {
    // The last answer may be about who was in before.
    if (latest === undefined || latest.of !== whose)
      return { ...CLOSED, isAwaited: key !== null && error === undefined }
    const { desk } = latest
    return { ...desk, may: (permission) => desk.may.includes(permission), round, recount }
  }
}

/** For a list that is asked for anew after an act: what waits is counted anew with it. */
export function useVersion() {
  const { recount } = useDesk()
  const [version, setVersion] = useState(0)
  const reload = () => {
    setVersion((count) => count + 1)
    recount()
  }
  return { version, reload }
}
