import { describe, expect, test } from 'vitest'
import { aBody, aChild, aDress, aText, OPTION } from '../testing/a-body.ts'
import { searchBodyOf } from './search-body.ts'

const { red, navy, s, m, linen } = OPTION

describe('what it is found by', () => {
  test('is nothing for a variant or what nobody sees alone', () => {
    expect(searchBodyOf(aBody({ visibility: 1 }))).toBeNull()
    expect(searchBodyOf(aBody({ parent: { id: 1, sku: 'DRESS' } }))).toBeNull()
  })

  test('are its words without their marks, and the questions it asks', () => {
    const body = aBody({
      texts: { en: aText('Cap', { description: '<p>Warm &amp; <b>soft</b></p>' }), de: aText('Mütze') },
      customOptions: [
        {
          ...{ id: 1, titles: { en: 'Monogram', de: 'Monogramm' }, type: 'field', required: false },
          ...{ prices: {}, priceType: 'fixed', maxCharacters: 3, values: [] },
        },
      ],
    })
    expect(searchBodyOf(body)).toMatchObject({
      names: { en: 'Cap', de: 'Mütze' },
      descriptions: { en: 'Warm & soft', de: '' },
      questions: { en: 'Monogram', de: 'Monogramm' },
    })
  })

  test('are its own options and those of sold variants, each once, but no free text', () => {
    const children = [
      aChild(1, { color: red, size: s }),
      aChild(2, { color: red, size: m }),
      aChild(3, { color: navy, size: s }, { status: 2 }),
    ]
    const attributes = { material: [linen], note: ['soft'], lined: ['1'], color: [red] }
    expect(searchBodyOf(aDress(children, { attributes }))?.attributes).toEqual({
      material: [linen],
      lined: [1],
      color: [red],
      size: [s, m],
    })
  })
})
