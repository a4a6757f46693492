import type { CallParsed } from '@vitrine/contract/call'
import type { discardSkinDraft, saveSkinDraft } from '@vitrine/contract/design/skins'
import { tidySkin } from '@vitrine/domain/design/skin/skin'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { audit } from '#api/access/audit.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { assertVersion } from '../edit/moved-on.ts'
import { assertMaySkin, getSkinDesk } from './skin-desk.ts'
import { deleteSkinDraft, keepSkinDraft, lockSkins, selectSkinDrafts } from './skin-queries.ts'

type Sent = CallParsed<typeof saveSkinDraft>['body']

/** Kept by itself while somebody edits, so only its beginning leaves a line in the audit; publishing leaves another. */
export function saveSkin(ctx: Context, { store, version, based_on, name, state }: Sent) {
  assertMaySkin(ctx, store)
  return inTransaction(ctx, async (ctx) => {
    await lockSkins(ctx.db)
    const [draft] = await selectSkinDrafts(ctx.db, store)
    assertVersion(draft?.version, version)
    const [now, by] = [ctx.now(), myId(ctx)]
    await keepSkinDraft(ctx.db, {
      ...{ store, version: version + 1, based_on, name, state: tidySkin(state), now, by },
    })
    if (!draft) await auditDraft(ctx, store, { begun: true })
    return getSkinDesk(ctx, store)
  })
}

export function discardSkin(ctx: Context, { store, version }: CallParsed<typeof discardSkinDraft>['body']) {
  assertMaySkin(ctx, store)
  return inTransaction(ctx, async (ctx) => {
    await lockSkins(ctx.db)
    const [draft] = await selectSkinDrafts(ctx.db, store)
    assertVersion(draft?.version, version)
    await deleteSkinDraft(ctx.db, store)
    if (draft) await auditDraft(ctx, store, { discarded: true })
    return getSkinDesk(ctx, store)
  })
}

const auditDraft = (ctx: Context, store: StoreCode, after: Record<string, unknown>) =>
  audit(ctx, { may: 'design:change', entity: 'skin', id: `${store} draft`, after })
