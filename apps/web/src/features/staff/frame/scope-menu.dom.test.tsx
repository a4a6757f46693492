import { expect, it } from 'vitest'
import { find, select, textOf } from '#web/engine/testing/find.ts'
import { Dock } from './dock.tsx'
import { Rail } from './rail.tsx'
import { ScopeMenu } from './scope-menu.tsx'
import { aDeskShop, openFrame } from './testing/open-frame.tsx'

const open = (address: string, store = 'us') =>
  openFrame(
    <>
      <ScopeMenu />
      <Rail />
      <Dock />
    </>,
    { shop: aDeskShop(), address, store },
  )
const chosen = (name: string) => (find('select', name) as HTMLSelectElement).value
const ways = (where: string) =>
  [...document.querySelectorAll(`${where} a`)].map((link) => link.getAttribute('href') ?? '')

it('the store and the language that are chosen stand in the address beside what was there, and go again', async () => {
  const { address } = await open('/admin/orders?view=all')
  await select('Store', 'Deutschland')
  await select('Language', 'Ukrainian')
  expect(address()).toBe('/admin/orders?view=all&store=de&language=uk')
  await select('Store', 'All stores')
  expect(address()).toBe('/admin/orders?view=all&language=uk')
  await select('Language', 'All languages')
  expect(address()).toBe('/admin/orders?view=all')
})

it('every room of the rail and of the dock keeps both, and nothing else of the address', async () => {
  await open('/admin/orders?view=all&q=berg&sort=-total&store=ru&language=en')
  const rooms = [...ways('aside nav'), ...ways('nav[aria-label]:not(aside nav)')].filter((to) => to !== '/')
  expect(rooms.length).toBeGreaterThan(4)
  expect(rooms.filter((to) => !to.endsWith('?store=ru&language=en'))).toEqual([])
})

it.each(['?store=atlantis', '?store=', '?language=klingon', '?store=constructor&language=__proto__'])(
  'an address of %s is of all stores and languages',
  async (search) => {
    await open(`/admin/orders${search}`)
    expect([chosen('Store'), chosen('Language'), ways('aside nav')[0]]).toEqual(['', '', '/admin'])
  },
)

it('languages are named in the language of whoever looks', async () => {
  await open('/admin', 'de')
  const names = [...find('select', 'Language').querySelectorAll('option')].map(textOf).slice(1)
  expect(names).toEqual(expect.arrayContaining(['Deutsch', 'Russisch', 'Ukrainisch', 'Chinesisch']))
})
