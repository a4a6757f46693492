import type { CallParsed } from '@vitrine/contract/call'
import type { addRedirect as addCall, Redirect, removeRedirect } from '@vitrine/contract/content/redirects'
import { isOwnRoute } from '@vitrine/domain/content/own-routes'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { madeAlready } from '#api/access/made-already.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { noteContentChange } from '#api/db/notice/note-content-change.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { findPlace, livesAt, type Place } from './redirect-queries.ts'

type Wish = CallParsed<typeof addCall>['body']

/** Straight to where somebody lives, never to another redirect; those that led to this address are led on. */
export async function addRedirect(ctx: Context, wish: Wish): Promise<Redirect> {
  assertMay(ctx, 'content:write')
  const { was, ...place } = wish
  assertSound(place)
  return inTransaction(ctx, async (ctx) => {
    await assertLeads(ctx, place)
    const before = await findPlace(ctx.db, place)
    if (before && before.entity_type !== 'redirect') throw refuse('path', 'somebody lives at this address')
    const leads = (before?.target ?? null) === was && (await lead(ctx, place, was))
    if (leads)
      await audit(ctx, {
        ...lineOf(place),
        before: before ? { target: before.target } : null,
        after: { target: place.target },
        wish,
      })
    else if (!(await madeAlready(ctx, { ...lineOf(place), wish }))) throw movedOn()
    return { ...place, is_dead: false }
  })
}

export async function takeRedirectAway(
  ctx: Context,
  { target, ...place }: CallParsed<typeof removeRedirect>['body'],
): Promise<true> {
  assertMay(ctx, 'content:write')
  return inTransaction(ctx, async (ctx) => {
    const before = await findPlace(ctx.db, place)
    if (before?.entity_type !== 'redirect') throw new ShopError('NOT_FOUND')
    if (before.target !== target) throw movedOn()
    await ctx.db
      .deleteFrom('url_path')
      .where('language', '=', place.language)
      .where('path', '=', place.path)
      .execute()
    await audit(ctx, { ...lineOf(place), before: { target }, after: { target: null } })
    await noteContentChange(ctx.db, ['redirects'])
    return true as const
  })
}

type Led = Place & { target: string }

/** False where somebody was quicker. */
async function lead({ db }: Context, { language, path, target }: Led, was: string | null): Promise<boolean> {
  const isWritten =
    was === null
      ? db
          .insertInto('url_path')
          .values({ language, path, entity_type: 'redirect', target })
          .onConflict((conflict) => conflict.doNothing())
          .returning('path')
      : db
          .updateTable('url_path')
          .set({ target })
          .where('language', '=', language)
          .where('path', '=', path)
          .where('target', '=', was)
          .returning('path')
  if (!(await isWritten.executeTakeFirst())) return false
  await db
    .updateTable('url_path')
    .set({ target })
    .where('language', '=', language)
    .where('entity_type', '=', 'redirect')
    .where('target', '=', path)
    .execute()
  await noteContentChange(db, ['redirects'])
  return true
}

const lineOf = ({ language, path }: Place) =>
  ({ may: 'content:write', entity: 'url_path', id: `${language} ${path}` }) as const

function assertSound({ path, target }: Omit<Wish, 'was'>): void {
  if (path === target) throw refuse('target', 'leads to itself')
  if (isOwnRoute(path)) throw refuse('path', 'is a page of the shop itself')
}

async function assertLeads({ db }: Context, { language, target }: Led): Promise<void> {
  if (!(await livesAt(db, { language, path: target })))
    throw refuse('target', 'nothing stands at this address')
}

const refuse = (path: string, message: string) => invalidInput([{ path, key: 'REFUSED', message }])
const movedOn = () =>
  new ShopError('CONFLICT', {
    message: 'REDIRECT_MOVED_ON',
    details: [{ path: 'was', key: 'REFUSED', message: 'leads elsewhere by now' }],
  })
