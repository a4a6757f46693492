import { expect, test } from 'vitest'
import { visitedPage } from './visited-page.ts'

test.each([
  ['/us', '/us'],
  ['/de/damen/kleider?color=53&size=M#top', '/de/damen/kleider?color=53&size=M'],
  ['/us/order/17f?key=secret', '/us/order/17f'],
  ['/us/newsletter/confirm?tok%65n=secret&x=1', '/us/newsletter/confirm?x=1'],
  ['/us/search?q=a?b', '/us/search?q=a?b'],
  ['/us?&', '/us'],
])('%s is told as %s', (href, told) => {
  expect(visitedPage(href)).toBe(told)
})
