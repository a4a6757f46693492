import { type Context, customerIdOf } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'

/** Whoever asks, so that nobody else can be named; a call that gets here asks for somebody who is signed in. */
export function myId(ctx: Pick<Context, 'actor'>): number {
  const id = customerIdOf(ctx)
  if (id === null) throw new ShopError('UNAUTHORIZED')
  return id
}
