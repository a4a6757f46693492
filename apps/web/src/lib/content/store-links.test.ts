import { expect, it } from 'vitest'
import { storeLinks } from './store-links.ts'

it('leads links of a content page into the store it is read in, and leaves all others alone', () => {
  const html =
    '<a class="x" href="/women/tops">Tops</a> <a href="//other.example">o</a> <a href="https://a.example/">a</a> <a href="/media/wide/x.jpg">p</a>'
  expect(storeLinks(html, 'de')).toBe(html.replace('"/women/tops"', '"/de/women/tops"'))
})
