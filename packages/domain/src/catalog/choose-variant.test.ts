import { describe, expect, test } from 'vitest'
import { type Choice, childOf, chosenChild, missingAxis, type Variants, withValue } from './choose-variant.ts'

const children = [
  { sku: 'OAT-S', attributes: { color: 'oat', size: 'S' } },
  { sku: 'OAT-M', attributes: { color: 'oat', size: 'M' } },
  { sku: 'INK-M', attributes: { color: 'ink', size: 'M' } },
]
const dress = {
  configurable_options: [{ attribute_code: 'color' }, { attribute_code: 'size' }],
  configurable_children: children,
} as unknown as Variants

describe('a choice', () => {
  test.each<[Choice, string | undefined, string | undefined, string | undefined]>([
    [{ color: 'ink', size: 'M' }, 'INK-M', 'INK-M', undefined],
    [{ color: 'ink' }, 'INK-M', undefined, 'size'],
    [{ size: 'M' }, 'OAT-M', undefined, 'color'],
    [{}, 'OAT-S', undefined, 'color'],
    [{ color: 'ink', size: 'S' }, undefined, undefined, undefined],
    [{ color: 'oat', size: 'M', length: 'long' }, undefined, undefined, undefined],
  ])('%o fits %s first, chooses %s, and leaves %s open', (...[choice, first, chosen, open]) => {
    expect(childOf(children, choice)?.sku).toBe(first)
    expect(chosenChild(dress, choice)?.sku).toBe(chosen)
    expect(missingAxis(dress, choice)?.attribute_code).toBe(open)
  })
})

describe('one more value', () => {
  const nothing = () => ({})
  test.each<[string, Choice, { code: string; value: string }, Choice]>([
    [
      'replaces the one before it',
      { color: 'oat', size: 'S' },
      { code: 'size', value: 'M' },
      { color: 'oat', size: 'M' },
    ],
    ['joins what is chosen', { color: 'ink' }, { code: 'size', value: 'M' }, { color: 'ink', size: 'M' }],
    [
      'that nothing has with the rest is decided by the caller',
      { color: 'oat', size: 'S' },
      { code: 'color', value: 'ink' },
      {},
    ],
  ])('%s', (...[, choice, pick, next]) =>
    expect(withValue({ children, choice }, pick, nothing)).toEqual(next),
  )

  test('leaves the caller those children that have it, and what was wanted', () => {
    const asked: unknown[] = []
    withValue(
      { children, choice: { color: 'oat', size: 'S' } },
      { code: 'color', value: 'ink' },
      (...given) => {
        asked.push(...given)
        return {}
      },
    )
    expect(asked).toEqual([[children[2]], { color: 'ink', size: 'S' }])
  })
})
