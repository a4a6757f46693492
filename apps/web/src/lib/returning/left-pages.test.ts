import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLeftPages } from './left-pages.ts'

const at = (address: string) => new URL(address, 'https://shop.example')
let pages: ReturnType<typeof createLeftPages>

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  pages = createLeftPages({ now: () => Date.now() })
})
afterEach(() => void vi.useRealTimers())

it('who goes back finds what was left, who comes by a link asks', () => {
  pages.keep('/us/women?size=m', 'list')
  expect(pages.find(at('/us/women?size=m'))).toBeUndefined()
  pages.returnTo('/us/women?size=m')
  expect(pages.find(at('/us/women?size=m'))).toBe('list')
  expect(pages.find(at('/us/women'))).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(pages.find(at('/us/women?size=m'))).toBeUndefined()
})

it('a page left five minutes ago is asked for, also when it was returned to since', () => {
  pages.keep('/us/women', 'list')
  vi.setSystemTime(299_999)
  pages.keep('/us/women', 'list')
  pages.returnTo('/us/women')
  expect(pages.find(at('/us/women'))).toBe('list')
  vi.setSystemTime(300_000)
  expect(pages.find(at('/us/women'))).toBeUndefined()
  pages.keep('/us/women', 'a newer list')
  expect(pages.find(at('/us/women'))).toBe('a newer list')
})

it('the ones left last are kept', () => {
  for (let page = 0; page < 9; page += 1) pages.keep(`/us/${page}`, page)
  const found = [0, 1, 8].map((page) => {
    pages.returnTo(`/us/${page}`)
    return pages.find(at(`/us/${page}`))
  })
  expect(found).toEqual([undefined, 1, 8])
})
