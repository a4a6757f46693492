import { expect, it } from 'vitest'
import { PALETTE } from './palette.ts'

it('has 24 colours, each with a hex and a name in five languages', () => {
  const colors = Object.values(PALETTE)
  expect(colors).toHaveLength(24)
  for (const { hex, labels } of colors) {
    expect(hex).toMatch(/^#[0-9A-F]{6}$/)
    expect(Object.keys(labels)).toEqual(['en', 'de', 'ru', 'uk', 'zh'])
    expect(Object.values(labels).every((label) => label.length > 1)).toBe(true)
  }
})
