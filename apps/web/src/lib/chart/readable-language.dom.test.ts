import { afterEach, expect, test } from 'vitest'
import { withReadableLanguage } from './readable-language.ts'

afterEach(() => void Reflect.deleteProperty(navigator, 'language'))
const says = (value: string) => Object.defineProperty(navigator, 'language', { value, configurable: true })

test('a browser of no language speaks English while the chart loads, and after that its own again', async () => {
  const own = navigator.language
  says('en-US@posix')
  expect(() => new Intl.NumberFormat(navigator.language)).toThrow(RangeError)
  expect(await withReadableLanguage(async () => new Intl.NumberFormat(navigator.language).format(7))).toBe(
    '7',
  )
  expect(navigator.language).toBe(own)
})

test('a chart that does not load leaves nothing behind', async () => {
  const own = navigator.language
  says('')
  await expect(withReadableLanguage(() => Promise.reject(new Error('no line')))).rejects.toThrow('no line')
  expect(navigator.language).toBe(own)
})

test('any other is left alone', async () => {
  says('uk')
  expect(await withReadableLanguage(async () => navigator.language)).toBe('uk')
})
