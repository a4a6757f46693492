import type { CallParsed } from '@vitrine/contract/call'
import type { saveDesignDraft as saveCall } from '@vitrine/contract/design/editor'
import type { Design } from '@vitrine/domain/design/design'
import { touchesOnlyOwn } from '@vitrine/domain/design/own-slides'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { deleteDraft, findDraft, keepDraft, lockDesign } from './design-queries.ts'
import { getDesk, getPublished } from './desk.ts'
import { assertMayPublish, mayPublish } from './may-publish.ts'
import { assertVersion } from './moved-on.ts'

/** Kept by itself while somebody edits, so only its beginning leaves a line in the audit; publishing leaves another. */
export function saveDraft(ctx: Context, { version, based_on, state }: CallParsed<typeof saveCall>['body']) {
  assertMay(ctx, 'design:change')
  return inTransaction(ctx, async (ctx) => {
    await lockDesign(ctx.db)
    const draft = await findDraft(ctx.db)
    assertVersion(draft?.version, version)
    assertOwn(ctx, draft?.state ?? (await getPublished(ctx)).state, state)
    await keepDraft(ctx.db, { version: version + 1, based_on, state, now: ctx.now(), by: myId(ctx) })
    if (!draft) await auditDraft(ctx, { begun: true })
    return getDesk(ctx)
  })
}

export function discardDraft(ctx: Context, version: number) {
  assertMayPublish(ctx)
  return inTransaction(ctx, async (ctx) => {
    await lockDesign(ctx.db)
    assertVersion((await findDraft(ctx.db))?.version, version)
    await deleteDraft(ctx.db)
    await auditDraft(ctx, { discarded: true })
    return getDesk(ctx)
  })
}

/** A partner changes nothing but slides of their own. */
export function assertOwn(ctx: Context, before: Design, after: Design): void {
  if (mayPublish(ctx) || touchesOnlyOwn(before, after, myId(ctx))) return
  throw new ShopError('ACCESS_DENIED', { message: 'DESIGN_ONLY_OWN_SLIDES' })
}

export const auditDraft = (ctx: Context, after: Record<string, unknown>) =>
  audit(ctx, { may: 'design:change', entity: 'design', id: 'draft', after })
