import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { find, has, page, press } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import type { MenuNode } from '#web/lib/loaded/root-data.ts'
import { promoShop } from '#web/lib/promo/promo-shop.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { MenuDrawer } from './menu-drawer.tsx'

const category = (name: string, children: MenuNode[] = []): MenuNode => ({
  ...{ id: name.length, name, path: `/${name.toLowerCase()}`, count: 7, children },
})
const MENU = [
  category('Women', [category('Dresses')]),
  category('Men', [category('Shirts')]),
  category('Sale'),
]

let shop: ReturnType<typeof scriptedEngine>
const closed = vi.fn()
beforeEach(() => {
  stubDialog()
  closed.mockClear()
  shop = scriptedEngine()
})
const open = () => openPage(<MenuDrawer menu={MENU} isOpen onClose={closed} />, { shop, address: '/women' })

it('a category with others in it unfolds, one without leads there', async () => {
  await open()
  expect([...document.querySelectorAll('details')].map((one) => one.open)).toEqual([true, false])
  expect(find('link', /^Sale/).getAttribute('href')).toBe('/sale')
  expect(find('link', /^Dresses/).getAttribute('href')).toBe('/dresses')
})

it('a guest can sign in from here and has nothing to sign out of', async () => {
  await open()
  expect([has('link', 'Sign in'), has('button', 'Sign out')]).toEqual([true, false])
})

it('signing out shuts the menu and leads to the first page', async () => {
  const signOut = vi.fn(async () => undefined)
  shop.engine.session.signOut = signOut
  shop.session.set({ status: 'signed-in', customer: '7' })
  const { address } = await open()
  await press('button', 'Sign out')
  expect([address(), closed.mock.calls.length, signOut.mock.calls.length]).toEqual(['/', 1, 1])
})

it('another country is chosen in the same place, its page is this one, and there is a way back', async () => {
  await open()
  await press('button', /^Country and language/)
  expect(has('link', /^Sale/)).toBe(false)
  expect(find('link', /Deutsch/).getAttribute('href')).toBe('/de/women')
  expect(document.querySelectorAll('a[aria-current="true"]')).toHaveLength(1)
  await press('button', 'Back')
  expect(has('link', /^Sale/)).toBe(true)
})

it('shut while a country was being chosen, it opens with the menu again', async () => {
  await open()
  await press('button', /^Country and language/)
  await press('button', 'Close')
  expect([closed.mock.calls.length, has('link', /^Sale/), page().includes('Deutsch')]).toEqual([
    1,
    true,
    false,
  ])
})

it('in promo mode it counts what there is to promote, and lists nothing else', async () => {
  const items = [{ id: 1, name: 'Knitwear', url_path: 'knitwear', product_count: 3, children_data: [] }]
  const shown = { is_active: true, include_in_menu: true }
  const call = async () => ({ items: items.map((one) => ({ ...one, ...shown })) })
  await act(async () => promoShop.set({ client: { call } } as never))
  onTestFinished(() => promoShop.set(undefined))
  await open()
  expect([has('link', 'Knitwear 3'), has('link', /^Sale/)]).toEqual([true, false])
  await act(async () => promoShop.set(undefined))
  expect([has('link', 'Knitwear 3'), has('link', /^Sale/)]).toEqual([false, true])
})
