import type { ContentKind } from '@vitrine/contract/content/editing'
import { storeIdOf } from '@vitrine/domain/store/store-identity'
import { invalidInput, ShopError } from '#api/errors.ts'

/** Which piece: news is a page with a date, and both share their identifiers. `storeId` 0 is every store. */
export type PieceKey = { kind: ContentKind; table: 'page' | 'block'; identifier: string; storeId: number }

/** Blocks that hold data and no text; rooms of their own write them. */
export const DATA_BLOCKS: readonly string[] = ['cms_settings', 'cms_hierarchy', 'last_updated', 'wiki']

type Named = { kind: ContentKind; identifier: string; store?: string | undefined }

export function pieceKey({ kind, identifier, store }: Named): PieceKey {
  if (kind === 'block' && DATA_BLOCKS.includes(identifier)) throw new ShopError('NOT_FOUND')
  const storeId = store === undefined ? 0 : storeIdOf(store)
  if (storeId === undefined)
    throw invalidInput([{ path: 'store', key: 'NOT_ONE_OF', message: 'is none of the stores' }])
  return { kind, table: kind === 'block' ? 'block' : 'page', identifier, storeId }
}

/** As the audit and pages' tags name it. */
export const pieceName = ({ identifier, storeId }: PieceKey): string =>
  storeId === 0 ? identifier : `${identifier} ${storeId}`
