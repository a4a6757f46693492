import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('what was found is not looked for again, also where it is nothing; beyond the limit it is', () => {
  const asked: string[] = []
  const find = (text: string) => {
    asked.push(text)
    return text === 'b' ? undefined : text.toUpperCase()
  }
  const found = memoize(find, 2)
  expect(['a', 'b', 'a', 'b', 'c', 'a'].map(found)).toEqual(['A', undefined, 'A', undefined, 'C', 'A'])
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})
