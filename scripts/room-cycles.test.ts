import { describe, expect, test } from 'vitest'
import type { Module } from './cruise.ts'
import { findRoomCycles } from './room-cycles.ts'

const imports = (source: string, ...targets: string[]): Module => ({
  source,
  dependencies: targets.map((resolved) => ({ resolved })),
})
const cyclesOf = (...modules: Module[]) => findRoomCycles(modules, () => true).map(({ rooms }) => rooms)

describe('rooms that import each other', () => {
  test('two that do so through different files are found', () => {
    const found = cyclesOf(
      imports('a/cart/add.ts', 'a/line/line.ts'),
      imports('a/line/sum.ts', 'a/cart/cart.ts'),
    )
    expect(found).toEqual([['a/cart', 'a/line']])
  })

  test('so are three in a ring, however deep their files lie', () => {
    const found = cyclesOf(
      imports('a/x/1/2/deep.ts', 'a/y/one.ts'),
      imports('a/y/two.ts', 'a/z/one.ts'),
      imports('a/z/two.ts', 'a/x/3/one.ts'),
    )
    expect(found).toEqual([['a/x', 'a/y', 'a/z']])
  })

  test('one way is no cycle, neither are a room and the room it lies in', () => {
    expect(
      cyclesOf(imports('a/x/one.ts', 'a/y/one.ts', 'a/top.ts'), imports('a/top.ts', 'a/x/two.ts')),
    ).toEqual([])
  })

  test('what a test imports does not count', () => {
    const test = imports('a/line/line.test.ts', 'a/cart/cart.ts')
    expect(cyclesOf(imports('a/cart/cart.ts', 'a/line/line.ts'), test)).toEqual([])
  })
})
