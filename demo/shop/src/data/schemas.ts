// What each data file may hold. Read by the tests only: the shop starts with files that have passed them.
import { PALETTE } from '@vitrine/art/palette'
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { FORMS_OF } from '../reviews/topic.ts'
import { loadData } from './load-data.ts'

const keysOf = (path: string) => z.enum(Object.keys(loadData<Record<string, unknown>>(path)) as [string])
const sentence = z.string().min(1)
const sentences = z.array(sentence).min(1)
const sku = z.string().regex(/^[A-Z]{2}-[A-Z\d-]+$/, 'expected a number such as OR-2101')
const color = z.enum(Object.keys(PALETTE) as [string])
const form = keysOf('forms')
const cloth = keysOf('cloths')
const care = keysOf('words/en/care')
const print = keysOf('words/en/prints')
const fit = keysOf('words/en/fits')
/** Each language beside the others. */
const words = z.strictObject({ en: sentence, de: sentence, ru: sentence, uk: sentence, zh: sentence })
const wordTable = z.record(z.string(), words)

const good = z.strictObject({
  sku,
  model: keysOf('models').optional(),
  form,
  cloth,
  brand: z.enum(['orsa', 'kesten', 'halma', 'braak', 'tove-lind', 'merrow', 'sund', 'calder']),
  gender: z.enum(['women', 'men', 'unisex']),
  usd: z.int().positive(),
  colors: z.array(color).min(1),
  print: z.strictObject({ key: print, second: color, third: color.optional() }).optional(),
  fit: fit.optional(),
  off: z.int().min(1).max(90).optional(),
  offWindow: z.enum(['open', 'past', 'future']).optional(),
  marks: z.array(z.enum(['only_promo', 'is_promo', 'top_collection'])).optional(),
  single: z.boolean().optional(),
  extras: z.array(z.enum(['monogram', 'giftWrap', 'card'])).optional(),
  collection: z.enum(['long-winter', 'harbour', 'studio', 'first-light', 'archive']).optional(),
})

const formFacts = z.strictObject({
  garment: z.string(),
  options: z.record(z.string(), z.unknown()).optional(),
  ptype: z.string(),
  path: z.array(z.string()).min(1),
  sizes: z.enum(['letters', 'waist', 'shoes', 'belts', 'none']),
  fit,
  besides: z.array(z.string()).optional(),
  season: z.enum(['winter', 'summer', 'all-year']).optional(),
  cm: z.tuple([z.int(), z.int()]),
})

const isWhole = (shares: number[]) => shares.reduce((sum, share) => sum + share, 0) === 100
const isDescending = (shares: number[]) => shares.every((share, i) => share <= (shares[i - 1] ?? 100))

const clothFacts = z.strictObject({
  fabric: z.string(),
  materials: z.array(z.string()).min(1),
  shares: z
    .array(z.int().positive())
    .refine(isWhole, 'the shares must come to 100')
    .refine(isDescending, 'the largest share stands first')
    .optional(),
  gsm: z.int().nonnegative(),
  care,
  season: z.enum(['winter', 'summer', 'all-year']),
  madeIn: z.string(),
})

const voice = z.strictObject({
  topic: z.enum(Object.keys(FORMS_OF) as [string]),
  who: z.enum(['women', 'men']).optional(),
  cloth: z.array(cloth).optional(),
  extra: z.enum(['monogram', 'giftWrap', 'card']).optional(),
  rating: z.literal([1, 2, 3, 4, 5]),
  fit: z.literal([-1, 0, 1]).optional(),
  size: z.string().optional(),
  title: sentence,
  detail: sentence,
  nickname: sentence,
})

const sections = z.array(z.array(sentence).min(2)).min(1)
const paper = z.strictObject({ title: sentence, sections })
const page = z.strictObject({ title: sentence, summary: sentence, sections })
const newsItem = z.strictObject({ title: sentence, summary: sentence, paragraphs: sentences })
const article = z.strictObject({
  slug: z.enum(['first-parcel', 'good-pictures', 'sets', 'money']),
  title: sentence,
  text: sentence,
  /** What is said below each; the article goes on with `after`. */
  pictures: z.strictObject({ whole: sentence, detail: sentence }).optional(),
  after: sentence.optional(),
})
const partners = z.strictObject({
  agreement: paper,
  privacy: paper,
  wiki: z.strictObject({ title: sentence, articles: z.array(article) }),
})
const formWords = z.strictObject({
  name: sentence,
  men: sentence.optional(),
  facts: sentence.optional(),
  intro: sentences,
  introForWomen: sentences.optional(),
  make: sentences,
})

const hours = z.int().min(0)
const order = z.strictObject({
  daysAgo: hours,
  stores: z.array(z.enum(STORE_CODES)).optional(),
  payment: z.enum(['invoice', 'banktransfer', 'cashondelivery']),
  steps: z.record(z.string(), hours).optional(),
  tracking: z.strictObject({ carrier: z.string(), number: z.string(), link: z.url().optional() }).optional(),
  reason: sentence.optional(),
  goods: z.array(z.strictObject({ sku, qty: z.int().positive() })).min(1),
})

/** The standard fonts of a PDF have the letters of Western Europe and no others. */
const printable = sentence.regex(/^[\u0020-\u007e\u00a0-\u00ff–—‘’“”„…€]+$/u)
const bilingual = z.strictObject({ en: printable, de: printable })
const isRectangular = (rows: readonly string[][]) => new Set(rows.map((row) => row.length)).size === 1
const fileWords = z.strictObject({
  intro: bilingual,
  sections: z.array(
    z.strictObject({
      title: bilingual,
      isNumbered: z.boolean().optional(),
      lines: z.array(bilingual).min(1),
    }),
  ),
  tables: z
    .array(
      z.strictObject({
        title: bilingual,
        rows: z.array(z.array(z.string())).min(2).refine(isRectangular, 'a row of another length'),
      }),
    )
    .optional(),
  labels: z.record(z.string(), bilingual),
})

/** By the path of the file below `data`, where `*` stands for any name. */
export const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'goods/*': z.array(good),
  forms: z.record(z.string(), formFacts),
  cloths: z.record(z.string(), clothFacts),
  choices: z.record(
    z.enum(['ptype', 'gender', 'collection', 'material', 'fit', 'pattern', 'season', 'made_in', 'care']),
    wordTable,
  ),
  labels: wordTable,
  american: z.record(sentence, sentence),
  models: wordTable,
  slides: z.record(z.string(), z.strictObject({ title: words, text: words, cta: words })),
  orders: z.array(order),
  points: z.record(
    z.string().regex(/^[A-Z]{2}$/),
    z.array(z.tuple([sentence, sentence, sentence, sentence])).min(1),
  ),
  specials: z.record(z.string(), z.strictObject({ name: words, text: words })),
  'downloads/*': fileWords,
  'categories/names': wordTable,
  'categories/lines': wordTable,
  'categories/pictures': z.record(z.string(), z.looseObject({ seed: z.string() })),
  'reviews/*': z.array(voice),
  'pages/*': z.record(
    z.enum([
      'privacy-policy',
      'shipping-info',
      'terms-and-conditions',
      'retail-returns',
      'withdrawal',
      'imprint',
      'about',
      'sizes',
    ]),
    page,
  ),
  'news/*': z.record(z.enum(['repair-desk', 'orsa-undyed', 'resoling-week', 'winter-hours']), newsItem),
  'partners/*': partners,
  'words/*/forms': z.record(form, formWords),
  'words/*/cloths': z.record(cloth, z.strictObject({ name: sentence, facts: sentence, lines: sentences })),
  'words/*/prints': z.record(print, z.strictObject({ name: sentence, lines: sentences })),
  'words/*/fits': z.record(fit, sentences),
  'words/*/care': z.record(care, sentences),
  'words/*/remarks': z.record(sku, sentence),
}
