import { listAwaitedReviews } from '@vitrine/contract/review/awaited'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useStore } from '#web/ui/shop-context.tsx'

/** One is an invitation, five are a chore. */
const SHOWN = 1

/** What came lately and could be told others about; undefined until it is known. */
export function useAwaitedReviews() {
  const client = useClient()
  const { customer } = useSession()
  const { code } = useStore()
  const { latest, error } = useAnswer(`awaited reviews ${customer} ${code}`, () =>
    client.call(listAwaitedReviews, { query: { size: SHOWN } }),
  )
  return latest?.items ?? (error === undefined ? undefined : [])
}
