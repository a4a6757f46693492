import type { CallParsed } from '@vitrine/contract/call'
import type { publishSkin as publishCall, restoreSkin as restoreCall } from '@vitrine/contract/design/skins'
import type { Permission } from '@vitrine/domain/access/permissions'
import { NO_SKIN, type Skin } from '@vitrine/domain/design/skin/skin'
import { skinFaults } from '@vitrine/domain/design/skin/skin-faults'
import { skinTokens } from '@vitrine/domain/design/skin/skin-tokens'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { noteContentChange } from '#api/db/notice/note-content-change.ts'
import { ShopError } from '#api/errors.ts'
import { assertLive, assertVersion } from '../edit/moved-on.ts'
import { assertMaySkin, getSkinDesk } from './skin-desk.ts'
import { deleteSkinDraft, lockSkins, type SkinDraftRow, selectSkinDrafts } from './skin-queries.ts'
import { insertSkinVersion, selectSkinNames, selectSkinVersions } from './skin-version-queries.ts'

const ALL = 10_000
/** Colours stand around everything a store shows. */
const EVERY_PAGE = ['*']
/** What programs of the specification know the look of the build by. */
const BUILT_IN = 'default'

export function publishSkin(ctx: Context, { store, version }: CallParsed<typeof publishCall>['body']) {
  assertMaySkin(ctx, store)
  return inTransaction(ctx, async (ctx) => {
    await lockSkins(ctx.db)
    const [draft] = await selectSkinDrafts(ctx.db, store)
    assertVersion(draft?.version, version)
    if (!draft) throw new ShopError('NOT_FOUND')
    await publishDraft(ctx, draft, 'design:change')
    await noteContentChange(ctx.db, EVERY_PAGE)
    return getSkinDesk(ctx, store)
  })
}

type Restored = CallParsed<typeof restoreCall>['body']

export function restoreSkin(ctx: Context, { store, version_id, based_on }: Restored) {
  assertMaySkin(ctx, store)
  return inTransaction(ctx, async (ctx) => {
    await lockSkins(ctx.db)
    const known = await selectSkinVersions(ctx.db, store, ALL)
    assertLive(known[0]?.id ?? 0, based_on)
    const version =
      version_id === 0 ? { name: '', state: NO_SKIN } : known.find(({ id }) => id === version_id)
    if (!version) throw unknown()
    const { name, state } = version
    await writeVersion(ctx, { store, name, state, may: 'design:change', restores: version_id })
    await noteContentChange(ctx.db, EVERY_PAGE)
    return getSkinDesk(ctx, store)
  })
}

/** "Update skins" (spec accounts §2): every draft is published, or none, and pages are made anew in any case. */
export function publishSkins(ctx: Context): Promise<{ skins: string[] }> {
  assertMay(ctx, 'skin:update')
  return inTransaction(ctx, async (ctx) => {
    await lockSkins(ctx.db)
    const drafts = await selectSkinDrafts(ctx.db)
    for (const draft of drafts) await publishDraft(ctx, draft, 'skin:update')
    await noteContentChange(ctx.db, EVERY_PAGE)
    const skins = [BUILT_IN, ...(await selectSkinNames(ctx.db)).filter((name) => name !== BUILT_IN)]
    await audit(ctx, { may: 'skin:update', entity: 'skin', id: 'all', after: { drafts: drafts.length } })
    return { skins }
  })
}

async function publishDraft(ctx: Context, draft: SkinDraftRow, may: Permission): Promise<void> {
  const { store, name, state, based_on } = draft
  const [live] = await selectSkinVersions(ctx.db, store, 1)
  assertLive(live?.id ?? 0, based_on)
  assertReadable(store, state)
  await writeVersion(ctx, { store, name, state, may })
  await deleteSkinDraft(ctx.db, store)
}

/** Which pairs, of which store; the screen says it in the words of its reader, by the same rule. */
function assertReadable(store: StoreCode, state: Skin): void {
  const faults = skinFaults(state)
  if (faults.length === 0) return
  throw new ShopError('VALIDATION', {
    message: 'SKIN_POOR_CONTRAST',
    details: faults.map(({ ink, ground, contrast, least }) => ({
      path: `${store}.${ink}.${ground}`,
      key: 'REFUSED',
      message: `is told from its ground by ${contrast}:1, and needs ${least}:1`,
    })),
  })
}

type Written = { store: StoreCode; name: string; state: Skin; may: Permission; restores?: number }

async function writeVersion(ctx: Context, { store, name, state, may, restores }: Written): Promise<void> {
  const [now, by] = [ctx.now(), myId(ctx)]
  await insertSkinVersion(ctx.db, { store, name, state, now, by })
  const after = { name, tokens: skinTokens(state), ...(restores !== undefined && { restores }) }
  await audit(ctx, { may, entity: 'skin', id: store, after })
}

const unknown = () =>
  new ShopError('NOT_FOUND', {
    details: [{ path: 'version_id', key: 'REFUSED', message: 'is no such version' }],
  })
