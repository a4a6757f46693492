import type { FoundPicture, PictureSource } from '#api/adapters/pictures/picture-source.ts'
import { ShopError } from '#api/errors.ts'
import type { PictureFormat } from './picture-format.ts'
import { keyOf } from './picture-service.ts'
import { findPictureSize, type PictureSize } from './picture-size.ts'

/** Raised when pictures are made in another way. */
const EDITION = '1'

type PictureQuery = { sizeName: string; path: string; format: PictureFormat }
export type KnownPicture = { key: string; picture: FoundPicture; size: PictureSize; format: PictureFormat }

/** The picture and the key of this form of it; 404 for a size or a path that does not exist. */
export async function getPicture(
  sources: readonly PictureSource[],
  { sizeName, path, format }: PictureQuery,
): Promise<KnownPicture> {
  const size = findPictureSize(sizeName)
  if (size === undefined) throw new ShopError('NOT_FOUND', { message: 'There is no such picture size.' })
  for (const source of sources) {
    const picture = await source.find(path)
    if (picture === undefined) continue
    return { key: keyOf([EDITION, sizeName, format, path, picture.contentKey]), picture, size, format }
  }
  throw new ShopError('NOT_FOUND', { message: 'There is no such picture.' })
}
