import { DIALECTS } from '@vitrine/domain/store/dialect'
import { describe, expect, it } from 'vitest'
import { firstKeys, keysNamedIn } from './first-texts.ts'
import { screenTexts } from './screen-texts.ts'

describe.each(DIALECTS)('what a first visit reads in %s', (dialect) => {
  const keys = Object.keys(screenTexts(dialect))
  const first = firstKeys(keys)

  it('is what header, home, lists and products say, and what goes wrong there', () => {
    for (const key of ['shell.menu', 'home.next', 'list.filter', 'product.add', 'error.title'])
      expect(first, key).toContain(key)
  })

  it('leaves out what opens over a page, its foot, and pages of another kind', () => {
    for (const key of [
      'shell.imprint',
      'checkout.place',
      'cart.waiting',
      'account.orders',
      'login.send',
      'return.lead',
    ])
      expect([keys.includes(key), first.has(key)], key).toEqual([true, false])
    expect(first.size).toBeLessThan(keys.length / 2)
  })
})

it('a key counts as named where it stands whole, or as its beginning where it is put together', () => {
  const keys = ['list.sortNew', 'list.sortOld', 'list.more', 'home.next']
  const namedIn = (code: string) => [...keysNamedIn(code, keys)]
  expect(namedIn("t('list.more', { count })")).toEqual(['list.more'])
  expect(namedIn(`t(\`list.sort\${name}\`)`)).toEqual(['list.sortNew', 'list.sortOld'])
  expect(namedIn("const AREA = 'home.'")).toEqual(['home.next'])
  expect(namedIn("import './list.more.css'")).toEqual([])
})
