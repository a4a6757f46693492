import type { CmsPageRecord } from '@vitrine/domain/catalog/records'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { daysBefore } from '../chance/days-before.ts'
import { loadByLanguage } from '../data/load-data.ts'
import { GOODS } from '../goods/goods.ts'
import { type GarmentSpec, picturePath } from '../picture/picture-path.ts'
import type { DemoContext } from '../range/demo-context.ts'
import { bindShortWords } from '../words/bind-short-words.ts'
import type { LanguageNews, NewsKey } from './news-words.ts'

const NEWS = loadByLanguage<LanguageNews>('news')

/** What is shown with it, and how long ago it was told. */
const PICTURES: Record<NewsKey, { daysAgo: number; spec: GarmentSpec }> = {
  'winter-hours': { daysAgo: 3, spec: { garment: 'scarf', fabric: 'knit', color: 'forest', seed: 'news1' } },
  'repair-desk': { daysAgo: 12, spec: { garment: 'coat', fabric: 'melange', color: 'slate', seed: 'news2' } },
  'orsa-undyed': { daysAgo: 26, spec: { garment: 'folded', fabric: 'knit', color: 'oat', seed: 'news3' } },
  'resoling-week': {
    daysAgo: 41,
    spec: { garment: 'boot', fabric: 'leather', color: 'espresso', seed: 'news4' },
  },
}
const KNITS_SHOWN = 8

/** A text may name products; the storefront shows them in its place. */
const jumpers = GOODS.filter(({ form }) => form.startsWith('jumper'))
  .slice(0, KNITS_SHOWN)
  .map(({ sku }) => sku)
const PRODUCTS: Partial<Record<NewsKey, string>> = {
  'orsa-undyed': `<div data-product-skus="${jumpers.join(',')}"></div>`,
}

export const news = (context: DemoContext): CmsPageRecord[] =>
  LANGUAGES.flatMap((language) =>
    (Object.keys(PICTURES) as NewsKey[]).map((key) => newsOf({ key, language }, context)),
  )

function newsOf(
  { key, language }: { key: NewsKey; language: Language },
  { now }: DemoContext,
): CmsPageRecord {
  const { title, summary, paragraphs } = NEWS[language][key]
  const { daysAgo, spec } = PICTURES[key]
  const bound = (text: string) => bindShortWords(text, language)
  return {
    kind: 'cms_page',
    identifier: key,
    language,
    title: bound(title),
    content: paragraphs.map((text) => `<p>${bound(text)}</p>`).join('') + (PRODUCTS[key] ?? ''),
    metaDescription: bound(summary),
    news: { date: daysBefore(now, daysAgo).slice(0, 10), picture: picturePath(spec) },
  }
}
