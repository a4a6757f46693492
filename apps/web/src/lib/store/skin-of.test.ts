import { skinTokens } from '@vitrine/domain/design/skin/skin-tokens'
import { expect, test } from 'vitest'
import { skinOf } from './skin-of.ts'

test('every token a skin can bring is one a page carries', () => {
  const colors = Object.fromEntries(
    (['paper', 'raised', 'tile', 'ink', 'ink_2', 'ink_3', 'line', 'control', 'accent'] as const).map(
      (name) => [name, '#123456'],
    ),
  )
  const tokens = skinTokens({ colors, radius: 8, headings: 'sans' })
  expect(skinOf(tokens)).toEqual(tokens)
})

test.each([
  undefined,
  null,
  'x',
  {},
  { '--color-accent': 'url(//evil.example)' },
  { '--color-accent': '#1f4a3a;background:red' },
  { '--color-accent': '#1f4a3a\n' },
  { background: '#1f4a3a' },
  { '--header': '900px' },
  { '--radius': 4 },
])('%j is none', (told) => {
  expect(skinOf(told)).toBeUndefined()
})
