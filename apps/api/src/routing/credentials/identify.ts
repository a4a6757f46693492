import type { Call } from '@vitrine/contract/call'
import type { Actor } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'

/** Who holds an access token; undefined when it is none of ours, has expired, or its session has ended. */
export type Identify = (token: string) => Promise<Actor | undefined>

/** The first that knows the token; each knows its own. */
export function anyOf(all: readonly Identify[]): Identify {
  return async (token) => {
    for (const identify of all) {
      const actor = await identify(token)
      if (actor) return actor
    }
    return undefined
  }
}

type IdentifyInput = {
  call: Pick<Call, 'anonymous'>
  token: string | undefined
  identify: Identify | undefined
}

/** Answers for everyone do not depend on who asks, so there a token is not even read. */
export async function actorOf({ call, token, identify }: IdentifyInput): Promise<Actor> {
  if (token === undefined || call.anonymous) return { kind: 'guest' }
  const actor = await identify?.(token)
  if (!actor) throw new ShopError('UNAUTHORIZED')
  return actor
}
