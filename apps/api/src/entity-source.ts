// What `GET /api/catalog?type=…` answers besides products. A feature that has documents of a type hands over a source
// for it, see `contentSources` of the catalogue for the ones of content.
import type { EntityType, SearchQuery } from '@vitrine/contract/catalog'
import type { Permission } from '@vitrine/domain/access/permissions'
import type { Context } from '#api/context.ts'

export type EntityDocument = Record<string, unknown>

export type EntitySource = {
  type: Exclude<EntityType, 'product'>
  /** Where a text is looked for. */
  textFields: readonly string[]
  /** Fields not every document has; they may be asked for all the same. */
  optionalFields?: readonly string[]
  /** `field:dir`, for questions without a sort of their own. */
  sort: string
  /** What whoever asks must be allowed to do; anybody may ask when left out. */
  may?: Permission
  /** Only what the asker may see, some thousand at most: filtered, sorted and paged by the catalogue. */
  read(ctx: Context, query: SearchQuery): EntityDocument[] | Promise<EntityDocument[]>
}
