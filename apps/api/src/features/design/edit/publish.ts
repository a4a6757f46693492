import type { CallParsed } from '@vitrine/contract/call'
import type { publishDesign as publishCall } from '@vitrine/contract/design/editor'
import type { Design } from '@vitrine/domain/design/design'
import { designChanges } from '@vitrine/domain/design/design-changes'
import { DAY_MS } from '@vitrine/domain/duration'
import { audit } from '#api/access/audit.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { noteContentChange } from '#api/db/notice/note-content-change.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { deleteDraft, findDraft, lockDesign, selectVersions } from './design-queries.ts'
import { getDesk, getPublished, type Published } from './desk.ts'
import { assertMayPublish } from './may-publish.ts'
import { assertLive, assertVersion } from './moved-on.ts'
import { cancelVersion, insertVersion } from './version-queries.ts'

const YEAR_MS = 366 * DAY_MS
const ALL = 10_000

export function publishDraft(ctx: Context, { version, name, at }: CallParsed<typeof publishCall>['body']) {
  assertMayPublish(ctx)
  const effective = momentOf(ctx, at)
  return inTransaction(ctx, async (ctx) => {
    await lockDesign(ctx.db)
    const draft = await findDraft(ctx.db)
    assertVersion(draft?.version, version)
    if (!draft) throw new ShopError('NOT_FOUND')
    const before = await getPublished(ctx)
    assertLive(before.id, draft.based_on)
    await writeVersion(ctx, { before, after: draft.state, name, effective })
    await deleteDraft(ctx.db)
    return getDesk(ctx)
  })
}

export function restoreVersion(ctx: Context, id: number, basedOn: number) {
  assertMayPublish(ctx)
  return inTransaction(ctx, async (ctx) => {
    await lockDesign(ctx.db)
    const before = await getPublished(ctx)
    assertLive(before.id, basedOn)
    const known = await selectVersions(ctx.db, { now: ctx.now(), isToCome: false, most: ALL })
    const version = known.find((one) => one.id === id)
    if (!version) throw unknown()
    const { state, name } = version
    await writeVersion(ctx, { before, after: state, name, effective: ctx.now(), restores: id })
    return getDesk(ctx)
  })
}

export function unschedule(ctx: Context, id: number) {
  assertMayPublish(ctx)
  return inTransaction(ctx, async (ctx) => {
    await lockDesign(ctx.db)
    if (!(await cancelVersion(ctx.db, id, ctx.now()))) throw unknown()
    await audit(ctx, { may: 'design:change', entity: 'design', id, after: { canceled: true } })
    return getDesk(ctx)
  })
}

type Written = { before: Published; after: Design; name: string; effective: Date; restores?: number }

/** What shoppers saw before anybody edited it becomes the first version, or there would be no way back to it. */
export async function writeVersion(
  ctx: Context,
  { before, after, name, effective, restores }: Written,
): Promise<void> {
  const now = ctx.now()
  if (before.id === 0)
    await insertVersion(ctx.db, {
      ...{ state: before.state, name: '', now, by: null },
      effective: new Date(Math.min(now.getTime(), effective.getTime()) - 1),
    })
  const id = await insertVersion(ctx.db, { state: after, name, effective, now, by: myId(ctx) })
  const changes = designChanges(before.state, after)
  await audit(ctx, {
    may: 'design:change',
    entity: 'design',
    id,
    after: {
      ...{ name, effective_at: effective.toISOString(), changes: changes.length },
      ...(restores && { restores }),
    },
  })
  if (effective > now) return
  // Navigation, bonuses and ways to pay stand around every page.
  const isEverywhere = changes.some(({ what }) => ['navbar', 'bonus', 'payments'].includes(what))
  await noteContentChange(ctx.db, isEverywhere ? ['*'] : ['home'])
}

function momentOf({ now }: Context, at: string | undefined): Date {
  if (at === undefined) return now()
  const moment = new Date(at)
  const refuse = (message: string) => invalidInput([{ path: 'at', key: 'REFUSED', message }])
  if (moment <= now()) throw refuse('is past')
  if (moment.getTime() > now().getTime() + YEAR_MS) throw refuse('is more than a year away')
  return moment
}

const unknown = () =>
  new ShopError('NOT_FOUND', {
    details: [{ path: 'version_id', key: 'REFUSED', message: 'is no such version' }],
  })
