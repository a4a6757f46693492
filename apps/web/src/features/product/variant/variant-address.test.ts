import type { MediaEntry } from '@vitrine/domain/catalog/product'
import { describe, expect, it } from 'vitest'
import { anAxis, aProduct, aVariant } from '#web/lib/catalog/testing/a-product.ts'
import { firstChoice } from '#web/lib/catalog/variant/choice.ts'
import { picturesOf } from './pictures-of.ts'
import { variantQuery } from './variant-address.ts'

const dress = aProduct({
  type_id: 'configurable',
  configurable_options: [anAxis('color', ['ink', 'sand']), anAxis('size', ['s', 'm'])],
  configurable_children: [
    aVariant({ color: 'ink', size: 's' }),
    aVariant({ color: 'ink', size: 'm' }),
    aVariant({ color: 'sand', size: 'm' }),
  ],
})
const addressOf = (choice: Record<string, string>, query = '') => variantQuery(dress, choice, query)

describe('the address of a choice', () => {
  it('names the variant once all is chosen, and says nothing twice', () => {
    expect(addressOf({ color: 'ink', size: 'm' }, '?color=sand&size=S')).toBe('?childSku=DRESS-ink-m')
  })

  it('of a colour alone, or of a size alone, names that', () => {
    expect([addressOf({ color: 'sand' }), addressOf({ size: 's' })]).toEqual(['?color=sand', '?size=S'])
  })

  it('of a pair nobody makes keeps both, so that whoever is sent it sees what was meant', () => {
    expect(addressOf({ color: 'sand', size: 's' })).toBe('?color=sand&size=S')
  })

  it('keeps where a visitor came from, and drops the variant of before', () => {
    expect(addressOf({ color: 'ink' }, '?utm_source=mail&childSku=DRESS-sand-m')).toBe(
      '?utm_source=mail&color=ink',
    )
    expect(addressOf({}, '?childSku=DRESS-sand-m')).toBe('')
  })

  it('opens the same choice again, whichever it was', () => {
    const choices = [
      ...dress.configurable_children.map(({ attributes }) => attributes),
      { color: 'ink' },
      { color: 'sand' },
    ]
    for (const choice of choices) {
      const query = new URLSearchParams(addressOf(choice))
      const again = firstChoice(dress, {
        ...{ childSku: query.get('childSku'), color: query.get('color'), size: query.get('size') },
      })
      expect(again).toEqual(choice)
    }
  })
})

describe('the pictures of a choice', () => {
  const picture = (image: string, facts: Partial<MediaEntry> = {}): MediaEntry => ({
    ...{ image, pos: 1, typ: 'image', lab: null, vid: null, color: null },
    ...facts,
  })
  const shown = (gallery: MediaEntry[], color?: string) =>
    picturesOf(aProduct({ media_gallery: gallery }), color ? { color } : {}).map(({ image }) => image)
  const gallery = [
    picture('ink', { color: 'ink' }),
    picture('table'),
    picture('film', { typ: 'video' }),
    picture('sand', { color: 'sand' }),
  ]

  it('a dress chosen in sand is not shown in ink; its film still is', () => {
    expect(shown(gallery, 'sand')).toEqual(['sand', 'film'])
  })

  it('a colour nobody photographed shows what belongs to none, not the dress in another colour', () => {
    expect(shown(gallery, 'rust')).toEqual(['table', 'film'])
  })

  it('where every picture is of some other colour they are better than none', () => {
    expect(shown([picture('ink', { color: 'ink' })], 'rust')).toEqual(['ink'])
  })
})
