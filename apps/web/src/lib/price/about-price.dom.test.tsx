import { beforeEach, expect, it } from 'vitest'
import { textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { AboutPrice } from './about-price.tsx'

let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  shop = scriptedEngine()
})

it.each([
  ['cn', { currency: 'CNY', rate: 7.1 }, 399, 'About ¥2,830'],
  ['ua', { currency: 'UAH', rate: 48.5 }, 59, 'About 2 860 ₴'],
  ['cn', { currency: 'CNY', rate: 7.1 }, 0, ''],
  ['us', null, 399, ''],
])(
  'a shopper of %s who thinks in %o reads what %d is about: %s',
  async (...[store, localMoney, major, words]) => {
    await openPage(<AboutPrice major={major} />, { shop, store, info: { localMoney } })
    expect(textOf(document.body).replace(/\s/g, ' ')).toBe(words)
  },
)
