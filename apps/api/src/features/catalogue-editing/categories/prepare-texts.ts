import type { CategoryParts } from '@vitrine/contract/catalog/editing/categories'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { sanitizeContent } from '#api/features/cms/index.ts'
import { assertNamed } from './assert-sound.ts'
import { filledTexts, type Texts, withGiven } from './category-texts.ts'

/** What was written, over what there is: as shoppers will read it, with HTML that harms nobody. */
export async function prepareTexts(before: Texts, given: CategoryParts['texts'] = {}): Promise<Texts> {
  const { urlKeyOf } = await import('#api/features/imports/index.ts')
  const texts = filledTexts(withGiven(before, given), urlKeyOf)
  assertNamed(texts)
  for (const language of LANGUAGES) {
    const { description } = texts[language]
    if (description.includes('<')) texts[language].description = await sanitizeContent(description)
  }
  return texts
}
