import { expect, test } from 'vitest'
import { normalisePath } from './normalise-path.ts'

test.each([
  ['women/dresses', 'women/dresses'],
  ['/eu/women/dresses/?color=5#top', 'women/dresses'],
  ['/de', undefined],
  ['/', undefined],
  ['/women//dresses/', 'women/dresses'],
  ['/design/home', 'design/home'],
  ['/ru/%D0%BF%D0%BB%D0%B0%D1%82%D1%8C%D0%B5', 'платье'],
  ['/women/%E0%A4%A', undefined],
  ['/women/a%00b', undefined],
  ['https://shop.example/us/women?x=1', 'women'],
  ['/us/us/women', 'us/women'],
])('%s is kept as %s', (url, path) => expect(normalisePath(url)).toBe(path))
