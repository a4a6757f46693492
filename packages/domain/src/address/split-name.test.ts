import { describe, expect, it } from 'vitest'
import { joinName, splitName } from './split-name.ts'

describe('splitting a full name', () => {
  it.each([
    ['a first and a last name', 'Anna Berg', 'Anna', 'Berg'],
    ['several first names', 'Anna Maria  van Berg', 'Anna Maria van', 'Berg'],
    ['Cyrillic', ' Олена Шевченко ', 'Олена', 'Шевченко'],
    ['Chinese, family name first', '王小明', '小明', '王'],
    ['a family name of two signs, told by a space', '欧阳 明', '明', '欧阳'],
  ])('takes %s', (_, full, ...[firstname, lastname]) => {
    expect(splitName(full)).toEqual({ firstname, lastname })
  })

  it.each([
    ['one word', 'Anna'],
    ['nothing', '  '],
    ['digits', '12 34'],
    ['a lone sign', '王'],
  ])('asks again for %s', (_, full) => {
    expect(splitName(full)).toBeUndefined()
  })
})

it.each(['Anna Maria Berg', '王小明', 'Олена Шевченко'])('joins %s as it was written', (full) => {
  expect(joinName(splitName(full) ?? {})).toBe(full)
})

it('a parcel for "王 小明", written with a space, was addressed to "小明王"', () => {
  expect(joinName(splitName('王 小明') ?? {})).toBe('王小明')
})
