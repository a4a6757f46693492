import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PostingLists } from './posting-lists.ts'

describe('posting lists', () => {
  it('keep what was pushed, however the lists grow past one another', () => {
    const runs = fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 300 })), { maxLength: 60 })
    fc.assert(
      fc.property(runs, (pushes) => {
        expectSame(pushes)
      }),
    )
  })

  it('hold a list that has outgrown every shared segment', () => {
    expectSame([
      [3, 70_000],
      [1, 5000],
      [3, 80_000],
      [2, 9],
      [1, 5000],
    ])
  })
})

function expectSame(pushes: readonly (readonly [key: number, times: number])[]): void {
  const lists = new PostingLists()
  const plain = new Map<number, number[]>()
  let entry = 0
  for (const [key, times] of pushes) {
    const list = plain.get(key) ?? []
    plain.set(key, list)
    for (let i = 0; i < times; i++) {
      lists.push(key, entry)
      list.push(entry++)
    }
  }
  for (let key = 0; key < 50; key++) {
    const list = plain.get(key) ?? []
    expect(lists.length(key)).toBe(list.length)
    expect(lists.read(key)).toEqual(Uint32Array.from(list))
  }
}
