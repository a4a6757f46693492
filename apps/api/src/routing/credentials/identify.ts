import type { Call } from '@vitrine/contract/call'
import type { Actor } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'

/** Who holds an access token; undefined when it is none of ours, has expired, or its session has ended. */
export type Identify = (token: string) => Promise<Actor | undefined>

type Asked = { call: Pick<Call, 'access'>; token: string | undefined; identify: Identify | undefined }

/** Answers for everyone do not depend on who asks, so there a token is not even read. */
export async function actorOf({ call, token, identify }: Asked): Promise<Actor> {
  if (token === undefined || call.access === 'public') return { kind: 'guest' }
  const actor = await identify?.(token)
  if (!actor) throw new ShopError('UNAUTHORIZED')
  return actor
}
