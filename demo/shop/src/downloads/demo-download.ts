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

/** What draws the file a product of the demo shop names, read when it is asked to; undefined for any other. */
export function demoDownload(path: string): (() => Promise<Buffer>) | undefined {
  return Object.hasOwn(LOADED, path) ? () => drawn(LOADED[path as keyof typeof LOADED]) : undefined
}

async function drawn({ product, words, load }: (typeof LOADED)[keyof typeof LOADED]): Promise<Buffer> {
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
