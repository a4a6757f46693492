import { expect, test } from 'vitest'
import { robotsTxt } from './robots.ts'

const site = { root: (path: string) => `https://shop.example/${path}` } as never
const rules = robotsTxt(site, []).matchAll(/^Disallow: (.+)$/gm)
/** As search engines read a rule (RFC 9309): `*` is anything, `$` the end, and what is not said may follow. */
const patterns = [...rules].map(
  ([, rule = '']) =>
    new RegExp(`^${rule.replace(/[.?+]/g, '\\$&').replaceAll('*', '.*')}${rule.endsWith('$') ? '' : '.*'}`),
)
const isClosed = (address: string) => patterns.some((pattern) => pattern.test(address))

test.each([
  '/us/cart',
  '/us/cart?step=2',
  '/eu/cart/Ab12',
  '/de/checkout',
  '/us/search?q=coat',
  '/ru/search',
  '/us/women?sort=newest',
  '/us/women?color=46&sort=newest',
  '/api/catalog',
])('search engines leave %s alone', (address) => expect(isClosed(address)).toBe(true))

test.each([
  '/us/cartoon-shirt',
  '/us/carter-coat?childSku=CA-1',
  '/eu/women/checkout-check-blouse',
  '/us/searchlight-bag',
  '/us/women',
  '/us/women?color=46',
])('and find %s, whose name begins like a page of ours', (address) => expect(isClosed(address)).toBe(false))
