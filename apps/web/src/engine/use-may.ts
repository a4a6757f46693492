import { getProfile } from '@vitrine/contract/user/profile'
import type { User } from '@vitrine/contract/user/user'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import type { Engine } from './create-engine.ts'
import { useClient } from './use-client.ts'
import { useSession } from './use-session.ts'

type Client = Engine['client']
type Asked = { whom: string; profile: Promise<User> }

/** Several parts of a page want to know it at once; a role ends the session of whoever gets it, so it stays. */
const asked = new WeakMap<Client, Asked>()

/** What who is in may do that no other customer may; undefined until it is known, and where nobody wants to know. */
export function useMay(isWanted = true): User['may'] | undefined {
  const client = useClient()
  const session = useSession()
  const { status, customer } = session
  const actor = 'actor' in session ? session.actor : undefined
  const whom = `may of ${customer} by ${actor ?? customer}`
  const key = status === 'signed-in' && isWanted ? whom : null
  const { answer } = useAnswer(key, () => askOnce(client, whom))
  if (status === 'guest') return NOTHING
  return key === null ? undefined : answer?.may
}

const NOTHING: User['may'] = []

function askOnce(client: Client, whom: string): Promise<User> {
  const before = asked.get(client)
  if (before?.whom === whom) return before.profile
  const profile = client.call(getProfile)
  asked.set(client, { whom, profile })
  profile.catch(() => asked.delete(client))
  return profile
}
