import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { expect, it } from 'vitest'
import { categories } from './categories.ts'

const open = categories().filter(({ isActive }) => isActive)

it.each(LANGUAGES)('every list opens with a sentence of its own in %s', (language) => {
  const lines = open.map(({ key, texts }) => ({ key, line: texts[language]?.description ?? '' }))
  expect(lines.filter(({ line }) => !/[.。]$/.test(line) || line.length > 100).map(({ key }) => key)).toEqual(
    [],
  )
  expect(new Set(lines.map(({ line }) => line)).size).toBe(open.length)
})
