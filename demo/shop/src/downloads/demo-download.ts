import { SPECIAL_WORDS } from '../special/special-words.ts'

const LOADED = {
  'downloads/shirt-pattern.pdf': {
    product: 'shirtPattern',
    words: 'shirt',
    load: async () => (await import('./patterns/shirt.ts')).drawShirt,
  },
  'downloads/tote-pattern.pdf': {
    product: 'totePattern',
    words: 'tote',
    load: async () => (await import('./patterns/tote.ts')).drawTote,
  },
  'downloads/beanie-pattern.pdf': {
    product: 'beaniePattern',
    words: 'beanie',
    load: async () => (await import('./patterns/beanie.ts')).drawBeanie,
  },
  'downloads/care-guide.pdf': {
    product: 'careGuide',
    words: 'care',
    load: async () => (await import('./patterns/care.ts')).drawCareGuide,
  },
} as const

/** The file a product of the demo shop names; undefined for any other. What draws it is read when it is asked for. */
export async function demoDownload(path: string): Promise<Buffer | undefined> {
  if (!Object.hasOwn(LOADED, path)) return undefined
  const { product, words, load } = LOADED[path as keyof typeof LOADED]
  const [draw, { Sheet }, { fileWords }] = await Promise.all([
    load(),
    import('./sheet/sheet.ts'),
    import('./sheet/words.ts'),
  ])
  const { name } = SPECIAL_WORDS[product]
  const sheet = new Sheet(name.en)
  draw(sheet, name, fileWords(words))
  return sheet.finish()
}
