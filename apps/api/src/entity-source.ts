// What `GET /api/catalog?type=…` answers besides products. A feature that has documents of a type hands over a source
// for it, see `contentSources` of the catalogue for the ones of content.
import type { Role } from '@vitrine/contract/call'
import type { EntityType, SearchQuery } from '@vitrine/contract/catalog'
import type { Context } from '#api/context.ts'

export type EntityDocument = Record<string, unknown>

export type EntitySource = {
  type: Exclude<EntityType, 'product'>
  /** The most one question gets. */
  cap: number
  /** Where a text is looked for. */
  textFields: readonly string[]
  /** `field:dir`, for questions without a sort of their own. */
  sort: string
  /** Whoever has one of these may ask; anybody when left out. */
  roles?: readonly Role[]
  /** Only what the asker may see, some thousand at most: filtered, sorted and paged by the catalogue. */
  read(ctx: Context, query: SearchQuery): EntityDocument[] | Promise<EntityDocument[]>
}
