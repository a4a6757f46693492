import { ShopError } from '#api/errors.ts'

/** The very words a client looks for when it is offline (spec §8). */
export function emptyResult(): never {
  throw new ShopError('NOT_FOUND', { message: 'CMS query returned empty result' })
}
