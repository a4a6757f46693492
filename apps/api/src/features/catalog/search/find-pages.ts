import type { PageMatch } from '@vitrine/contract/catalog'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'
import { matchCmsPages } from '#api/features/cms/index.ts'

const MAX_PAGES = 3

/** Pages of help a text asks for: by the shop's words for them, or by their own title. */
export async function findPages(ctx: ReadContext, text: string, corrected = ''): Promise<PageMatch[]> {
  const lexicon = ctx.snapshot.lexicon.of(ctx.store.language)
  const named = [...lexicon.pagesIn(text), ...lexicon.pagesIn(corrected)]
  return (await matchCmsPages(ctx, { named, title: text.trim() })).slice(0, MAX_PAGES)
}
