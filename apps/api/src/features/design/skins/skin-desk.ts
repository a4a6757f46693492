import type { SkinDesk } from '@vitrine/contract/design/skins'
import { NO_SKIN } from '@vitrine/domain/design/skin/skin'
import { STORE_IDENTITIES } from '@vitrine/domain/store/store-identity'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { selectSkinDrafts } from './skin-queries.ts'
import { type SkinVersionRow, selectSkinVersions } from './skin-version-queries.ts'

const SHOWN = 30

/** How a whole store looks is the owner's to say, never a partner's. */
export function assertMaySkin(ctx: Context, code: StoreCode): void {
  const { storeId } = STORE_IDENTITIES[code]
  assertMay(ctx, 'design:change', { owner: null, store: storeId })
}

/** Before anything was published for the store, the look of the build; its number is 0. */
export async function getSkinDesk(ctx: Context, store: StoreCode): Promise<SkinDesk> {
  assertMaySkin(ctx, store)
  const [[draft], versions] = await Promise.all([
    selectSkinDrafts(ctx.db, store),
    selectSkinVersions(ctx.db, store, SHOWN),
  ])
  const [live] = versions
  const based_on = live?.id ?? 0
  return {
    ...{ store, based_on },
    published: live?.state ?? NO_SKIN,
    name: live?.name ?? '',
    draft: draft
      ? {
          ...{ version: draft.version, name: draft.name, state: draft.state, by: draft.by },
          updated_at: draft.updated_at.toISOString(),
          is_overtaken: draft.based_on !== based_on,
        }
      : null,
    versions: versions.map(toVersion),
  }
}

const toVersion = ({ published_at, ...row }: SkinVersionRow) => ({
  ...row,
  published_at: published_at.toISOString(),
})
