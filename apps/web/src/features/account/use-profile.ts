import { getProfile } from '@vitrine/contract/user/profile'
import { useEffect } from 'react'
import { keepHadBonuses } from '#web/engine/promotions/known-bonuses.ts'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { profileChanges } from '#web/lib/account/profile-changes.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { useLearnt } from './account-counts.ts'

/** Of who is in; asked anew when a page has changed it. */
export function useProfile() {
  const client = useClient()
  const { customer, status } = useSession()
  const { code } = useStore()
  const changes = useObservable(profileChanges)
  const isIn = status === 'signed-in'
  const key = isIn ? `profile ${customer} ${changes}` : null
  const { answer, latest, error, retry } = useAnswer(key, () => client.call(getProfile))
  useLearnt('bonuses', isIn ? latest?.account : undefined)
  const account = answer?.account
  useEffect(() => {
    if (customer && account !== undefined) keepHadBonuses({ customer, store: code }, account > 0)
  }, [customer, code, account])
  return { user: isIn ? latest : undefined, hasFailed: error !== undefined, retry }
}
