import { act } from 'react'
import { expect, it } from 'vitest'
import { find, has, press, settled, textOf } from '#web/engine/testing/find.ts'
import { KeysHelp } from './keys-help.tsx'
import { aDesk, aDeskShop, Keys, key, MANAGER, openFrame } from './testing/open-frame.tsx'

const open = (address = '/admin/audit', may = MANAGER) =>
  openFrame(
    <>
      <Keys />
      <input aria-label="Words" />
      <KeysHelp />
    </>,
    { shop: aDeskShop(() => aDesk({ may })), address },
  )

/** A key at a moment of one's own, in milliseconds since the page was opened. */
async function keyAt(name: string, at: number) {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: at })
  await act(async () => void document.body.dispatchEvent(event))
  await settled()
}

it('G and then a letter leads to its room, and only where that opens for whoever is in', async () => {
  const { address } = await open()
  await keyAt('g', 5_000)
  await keyAt('a', 5_300)
  expect(address()).toBe('/admin/audit')
  await keyAt('g', 6_000)
  await keyAt('r', 6_300)
  expect(address()).toBe('/admin/reviews')
})

it('a letter pressed as soon as the page is there, without a G before it, leads nowhere', async () => {
  const { address } = await open()
  await keyAt('o', 700)
  expect(address()).toBe('/admin/audit')
})

it('a G that was pressed long ago is forgotten, and so is one that another letter came after', async () => {
  const { address } = await open()
  await keyAt('g', 5_000)
  await keyAt('o', 7_000)
  await keyAt('g', 8_000)
  await keyAt('x', 8_100)
  await keyAt('o', 8_200)
  expect(address()).toBe('/admin/audit')
})

it('the second letter is the room’s alone: the list below does not act on it', async () => {
  await open()
  const heard: string[] = []
  const listen = ({ key: name }: KeyboardEvent) => void heard.push(name)
  addEventListener('keydown', listen)
  await keyAt('g', 5_000)
  await keyAt('r', 5_300)
  await keyAt('r', 5_600)
  removeEventListener('keydown', listen)
  expect(heard).toEqual(['g', 'r'])
})

it('the store one works in comes along to the next room, what is searched for here does not', async () => {
  const { address } = await open('/admin/audit?q=x&store=ru&language=de')
  await keyAt('g', 5_000)
  await keyAt('o', 5_300)
  expect(address()).toBe('/admin/orders?store=ru&language=de')
})

it('a digit chooses the store, 0 all of them, and one there is no store for changes nothing it should not', async () => {
  const { address } = await open('/admin/audit?q=x')
  await key('3')
  expect(address()).toBe('/admin/audit?q=x&store=eu')
  await key('8')
  expect(address()).toBe('/admin/audit?q=x&store=eu')
  await key('0')
  expect(address()).toBe('/admin/audit?q=x')
})

it('what is typed in a field is words: no store is chosen, nobody is led away', async () => {
  const { address } = await open()
  find('field', 'Words').focus()
  for (const name of ['4', 'g', 'o', '?']) await key(name)
  expect([address(), has('dialog')]).toEqual(['/admin/audit', false])
})

it('single letters with Ctrl are the browser’s', async () => {
  const { address } = await open()
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: '4', ...more })))
  expect(address()).toBe('/admin/audit')
})

it('the keys that are told are those of the rooms that open, and they lead there', async () => {
  const { address } = await open()
  await key('?')
  const told = [...document.querySelectorAll('dialog section:last-child li')].map(textOf)
  expect(told).toEqual(['TodayGH', 'OrdersGO', 'ReviewsGR', 'PartnersGN'])
  await press('button', 'Close')
  await keyAt('g', 5_000)
  await keyAt('n', 5_300)
  expect(address()).toBe('/admin/partners')
})

it('while a dialog asks, no key leads away from it', async () => {
  const { address } = await open()
  await key('?')
  await keyAt('4', 5_000)
  await keyAt('g', 5_100)
  await keyAt('o', 5_200)
  expect([address(), has('dialog')]).toEqual(['/admin/audit', true])
})
