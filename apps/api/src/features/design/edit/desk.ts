import type { DesignDesk } from '@vitrine/contract/design/editor'
import type { Design } from '@vitrine/domain/design/design'
import { readDesign } from '@vitrine/domain/design/read-design'
import { assertMay } from '#api/access/assert-may.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { findLiveDesign, listShopSettings } from '#api/features/cms/index.ts'
import { findDraft, selectVersions, type VersionRow } from './design-queries.ts'
import { mayPublish } from './may-publish.ts'

const MOST_TO_COME = 50

export type Published = { id: number; state: Design; at: Date | null }

/** Before anything was published here, what the settings say; its number is 0. */
export async function getPublished({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Published> {
  const live = await findLiveDesign(db, now())
  if (live) return { id: Number(live.id), state: live.state, at: live.effective_at }
  return { id: 0, state: readDesign(await listShopSettings(db)), at: null }
}

export async function getDesk(ctx: Context): Promise<DesignDesk> {
  assertMay(ctx, 'design:change')
  const [published, draft, scheduled] = await Promise.all([
    getPublished(ctx),
    findDraft(ctx.db),
    selectVersions(ctx.db, { now: ctx.now(), isToCome: true, most: MOST_TO_COME }),
  ])
  return {
    published: published.state,
    based_on: published.id,
    published_at: published.at?.toISOString() ?? null,
    draft: draft
      ? {
          ...{ version: draft.version, state: draft.state, by: draft.by },
          updated_at: draft.updated_at.toISOString(),
          is_overtaken: draft.based_on !== published.id,
        }
      : null,
    scheduled: scheduled.map(toVersion),
    me: myId(ctx),
    may_publish: mayPublish(ctx),
  }
}

export const toVersion = ({ effective_at, ...row }: VersionRow) => ({
  ...row,
  effective_at: effective_at.toISOString(),
})
