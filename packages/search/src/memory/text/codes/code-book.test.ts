import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CodeBook } from './code-book.ts'

const code = fc.stringMatching(/^[ab12]{1,7}$/)

describe('the code book', () => {
  it('gives every code one key and finds it again', () => {
    fc.assert(
      fc.property(fc.array(code, { maxLength: 200 }), code, (codes, stranger) => {
        const book = new CodeBook()
        const keys = codes.map((each) => book.keyOf(each))
        expect(codes.map((each) => book.keyOf(each))).toEqual(keys)
        expect(new Set(keys).size).toBe(new Set(codes).size)
        expect(book.find(stranger) === undefined).toBe(!codes.includes(stranger))
      }),
    )
  })

  it('completes what begins with two signs or more', () => {
    fc.assert(
      fc.property(fc.uniqueArray(code, { maxLength: 100 }), code, (codes, prefix) => {
        const book = new CodeBook()
        for (const each of codes) book.keyOf(each)
        const expected = prefix.length < 2 ? [] : codes.filter((each) => each.startsWith(prefix))
        const found = [...book.startingWith(prefix)].map(({ key }) => key)
        expect(found.toSorted()).toEqual(expected.map((each) => book.find(each)).toSorted())
      }),
    )
  })

  it('holds many', () => {
    const book = new CodeBook()
    for (let number = 0; number < 50_000; number++) book.keyOf(`a${number}`)
    expect(book.find('a49999')).toBe(49_999)
    expect(book.find('a50000')).toBeUndefined()
    expect([...book.startingWith('a4999')]).toHaveLength(11)
  })
})
