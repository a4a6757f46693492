import { expect, test, vi } from 'vitest'
import { countryName } from './country-name.ts'

test('Hong Kong is found under H, in German too', () => {
  expect(['HK', 'MO', 'GB', 'US'].map((code) => countryName(code, 'de-DE'))).toEqual([
    'Hongkong',
    'Macau',
    'Vereinigtes Königreich',
    'Vereinigte Staaten',
  ])
  expect(countryName('HK', 'uk-UA')).toBe('Гонконг')
})

test('a code nobody knows stands for itself', () => {
  expect(countryName('XZ', 'en-US')).toBe('XZ')
})

test('a list of countries makes the names of its language once', () => {
  const make = vi.spyOn(Intl, 'DisplayNames')
  for (const code of ['FR', 'IT', 'ES']) countryName(code, 'pt-PT')
  expect(make.mock.calls.length).toBeLessThanOrEqual(2)
  make.mockRestore()
})
