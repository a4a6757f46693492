import { type Context, customerIdOf } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'

/** Whoever asks; nobody else's cabinet can be named. */
export function partnerOf(ctx: Context): number {
  const id = customerIdOf(ctx)
  if (id === null) throw new ShopError('UNAUTHORIZED')
  return id
}
