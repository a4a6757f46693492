import { expect, it } from 'vitest'
import { all, find, has, page, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import type { ShopInfo } from '#web/lib/shop-info.ts'
import { ImprintFacts } from './imprint-facts.tsx'

const open = (info: Partial<ShopInfo>) => openPage(<ImprintFacts />, { shop: scriptedEngine(), info })
const lines = () => [...document.querySelectorAll('address > *')].map(textOf)

it('says who sells, where, who speaks for them, and what the register and the tax office call them', async () => {
  await open({
    company: 'Vitrine GmbH',
    address: ['Elbchaussee 1', '22765 Hamburg'],
    representative: 'Ada Brandt',
    legalLines: ['HRB 12345, Amtsgericht Hamburg', 'USt-IdNr. DE123456789'],
  })
  expect(lines()).toEqual(['Vitrine GmbH', 'Elbchaussee 1', '22765 Hamburg'])
  expect(page()).toContain('Ada Brandt')
  expect([...document.querySelectorAll('li')].map(textOf)).toEqual([
    'HRB 12345, Amtsgericht Hamburg',
    'USt-IdNr. DE123456789',
  ])
})

it('a shop without a company begins with its address, and not with an empty line', async () => {
  await open({ address: ['Elbchaussee 1', '', '22765 Hamburg'] })
  expect(lines()).toEqual(['Elbchaussee 1', '22765 Hamburg'])
})

it('its number is dialled as the one at the foot of the page, and a letter goes to its address', async () => {
  await open({ phone: '+49 (0) 40 123-45', email: 'help@vitrine.example' })
  expect(find('link', '+49 (0) 40 123-45').getAttribute('href')).toBe('tel:+494012345')
  expect(find('link', 'help@vitrine.example').getAttribute('href')).toBe('mailto:help@vitrine.example')
})

it('of what the shop does not say there is neither a link nor a word', async () => {
  await open({})
  expect([all('link').length, page()]).toEqual([0, ''])
  expect(has('list') && textOf(find('list'))).toBe('')
})
