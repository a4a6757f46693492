import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyzerOf } from './analyzer.ts'
import { chunksOf } from './chunks.ts'
import { detached } from './detached.ts'

const piece = fc.constantFrom(
  ...[
    'Größe',
    'it’s',
    'WH10-XS',
    '24/7.',
    '(linen),',
    '羊驼毛圆领',
    '，',
    '。',
    ' ',
    '\n',
    ' ',
    'об’ємна',
    'é',
    'ﬁne',
    '½',
    '①',
  ],
)
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))

describe('a text cut into chunks', () => {
  it('has the words and codes it has in one piece', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'de', 'ru', 'uk', 'zh'), (whole, language) => {
        const { forIndex } = analyzerOf(language)
        expect(chunksOf(whole).flatMap(forIndex).sort()).toEqual(forIndex(whole).sort())
      }),
    )
  })

  it('keeps a chunk as it is when it is to be remembered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (chunk) => {
        expect(detached(chunk)).toBe(chunk)
      }),
    )
  })
})
