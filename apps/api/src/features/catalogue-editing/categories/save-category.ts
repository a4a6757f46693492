import type { CallParsed } from '@vitrine/contract/call'
import type { EditedCategory, saveCategory as saveCall } from '@vitrine/contract/catalog/editing/categories'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { waitForCatalogue } from '#api/db/notice/catalogue-lock.ts'
import { noteCategories } from '#api/db/notice/note-catalogue-change.ts'
import { ShopError } from '#api/errors.ts'
import { shortened } from '../record/shortened.ts'
import { assertAddresses, assertPicture } from './assert-sound.ts'
import { filledTexts } from './category-texts.ts'
import { prepareTexts } from './prepare-texts.ts'
import { readCategory } from './stored-category.ts'
import { dropDialect, type KeptPart, keepParts, updateShown, writeTexts } from './write-rows.ts'

type Wish = CallParsed<typeof saveCall>['body']

/** Seen in every process at once; what somebody else wrote since it was read is told with what it is now (409). */
export async function saveCategory(
  ctx: Context,
  { id, version, parts }: Wish & { id: number },
  store: PhotoStore,
): Promise<EditedCategory> {
  assertMay(ctx, 'catalog:write')
  return inTransaction(ctx, async (ctx) => {
    await waitForCatalogue(ctx)
    const before = await readCategory(ctx.db, id)
    assertSeen(before, version)
    if (parts.texts) await saveTexts(ctx, before, parts.texts)
    const { texts: _, ...rest } = parts
    const shown = { ...before.parts, ...defined(rest) }
    if (shown.image !== before.parts.image) await assertPicture({ db: ctx.db, store }, shown)
    await updateShown(ctx.db, id, shown)
    const after = await readCategory(ctx.db, id)
    if (after.version === before.version) return after
    await keepParts(ctx, id, changedParts(before, after))
    await noteCategories(ctx.db)
    await audit(ctx, {
      ...{ may: 'catalog:write', entity: 'category', id: before.key },
      ...{ before: told(before), after: told(after) },
    })
    return readCategory(ctx.db, id)
  })
}

/** Also asked by those who take one away. */
export function assertSeen({ version, parts }: EditedCategory, seen: string): void {
  if (version === seen) return
  const details = [
    { path: 'version', key: 'REFUSED', message: 'was changed by somebody else meanwhile', current: parts },
  ]
  throw new ShopError('CONFLICT', { message: 'CATEGORY_CHANGED', details })
}

async function saveTexts(
  ctx: Context,
  { id, parent_id: parentId, parts }: EditedCategory,
  given: Wish['parts']['texts'],
): Promise<void> {
  const before = parts.texts as Parameters<typeof prepareTexts>[0]
  const texts = await prepareTexts(before, given)
  const { urlKeyOf, writeCategoryPaths } = await import('#api/features/imports/index.ts')
  const filled = filledTexts(before, urlKeyOf)
  const moved = LANGUAGES.filter((language) => texts[language].url_key !== filled[language].url_key)
  const at = (language: string) => `parts.texts.${language}.url_key`
  await assertAddresses(ctx.db, { placed: { id, parentId, texts }, languages: moved, at })
  if (texts.en.name !== filled.en.name) await dropDialect(ctx.db, id)
  await writeTexts(ctx.db, id, texts)
  if (moved.length > 0) await writeCategoryPaths(ctx.db, id)
}

function changedParts({ parts: before }: EditedCategory, { parts: after }: EditedCategory): KeptPart[] {
  const differs = (name: keyof EditedCategory['parts']) =>
    JSON.stringify(before[name]) !== JSON.stringify(after[name])
  return [
    ...(differs('texts') ? (['texts'] as const) : []),
    ...(differs('is_active') || differs('include_in_menu') ? (['shown'] as const) : []),
    ...(differs('image') ? (['image'] as const) : []),
  ]
}

const told = ({ parts }: EditedCategory) => shortened(parts) as Record<string, unknown>

const defined = (parts: object) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
