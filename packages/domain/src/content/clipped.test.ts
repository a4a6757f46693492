import { expect, it } from 'vitest'
import { clipped } from './clipped.ts'

it.each([
  ['short', 5, 'short'],
  ['longer', 5, 'longe'],
  ['needle 🧵', 8, 'needle '],
  ['needle 🧵', 9, 'needle 🧵'],
  ['🧵🧵', 3, '🧵'],
  ['', 3, ''],
])('%j within %i is %j', (text, max, short) => expect(clipped(text, max)).toBe(short))
