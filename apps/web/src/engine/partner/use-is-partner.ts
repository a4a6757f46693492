import { getProfile } from '@vitrine/contract/user/profile'
import { hasCabinet } from '#web/lib/account/doors.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useClient } from '../use-client.ts'
import { useSession } from '../use-session.ts'

/** Whether who is in is a partner; undefined until that is known, and where nobody wants to know. */
export function useIsPartner(isWanted = true): boolean | undefined {
  const client = useClient()
  const { status, customer } = useSession()
  const key = status === 'signed-in' && isWanted ? `part of ${customer}` : null
  const { answer } = useAnswer(key, () => client.call(getProfile))
  if (status === 'guest') return false
  return key === null ? undefined : answer && hasCabinet(answer)
}
