import { ProductPartsSchema } from '@vitrine/contract/catalog/editing/product-parts'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#api/features/catalog/testing/boutique.ts'
import { applyParts } from './apply-parts.ts'
import { toParts } from './to-parts.ts'

const TROUSERS = aProduct('TROUSERS', {
  texts: {
    en: { name: 'Grey trousers', description: 'Trousers in grey.' },
    de: { name: 'Graue Hose' },
    'en-US': { name: 'Gray pants', description: 'Pants in gray.' },
  },
})

describe('a product with American words', () => {
  it('can be saved as it is read: "en-US is not a known field"', () => {
    const parts = ProductPartsSchema.pick({ texts: true }).parse({ texts: toParts(TROUSERS, []).texts })
    expect(Object.keys(parts.texts ?? {})).toEqual(['en', 'de'])
    expect(applyParts(TROUSERS, parts).texts['en-US']).toEqual(TROUSERS.texts['en-US'])
  })

  it('reads in America as it was written anew in English, and keeps the American words of the rest', () => {
    const texts = {
      en: { name: 'Wide trousers', description: 'Trousers in grey.' },
      de: { name: 'Weite Hose' },
    }
    expect(applyParts(TROUSERS, { texts }).texts['en-US']).toEqual({
      name: 'Wide trousers',
      description: 'Pants in gray.',
    })
  })

  it('keeps them on options, too, as long as these are called the same in English', () => {
    const titles = { en: 'Colour', 'en-US': 'Color' }
    const option = { type: 'field' as const, required: false, titles }
    const asked = aProduct('MUG', { customOptions: [option] })
    const parts = ProductPartsSchema.pick({ custom_options: true }).parse({
      custom_options: toParts(asked, []).custom_options,
    })
    expect(applyParts(asked, parts).customOptions?.[0]?.titles).toEqual(titles)
    const [first] = parts.custom_options ?? []
    const renamed = first && [{ ...first, titles: { en: 'Shade' } }]
    expect(applyParts(asked, { custom_options: renamed }).customOptions?.[0]?.titles).toEqual({ en: 'Shade' })
  })

  it('keeps them where only another language was written', () => {
    const { texts } = applyParts(TROUSERS, { texts: { de: { name: 'Weite Hose' } } })
    expect(texts['en-US']).toEqual(TROUSERS.texts['en-US'])
  })
})
