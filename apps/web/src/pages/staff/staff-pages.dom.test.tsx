// What every page of the staff shares, asked of all the routes there are.
import { createElement } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { has, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import * as signIn from '#web/lib/account/sign-in-modal.ts'
import routes from '#web/routes.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'

type Route = { path?: string; file: string; children?: readonly Route[] }
const flat = (all: readonly Route[]): Route[] => all.flatMap((one) => [one, ...flat(one.children ?? [])])
const PAGES = flat(routes as readonly Route[]).flatMap(({ path, file }) =>
  file.startsWith('pages/staff/') && path?.startsWith('admin') ? [{ path: `/${path}`, file }] : [],
)
const ROOMS = PAGES.filter(({ path }) => !path.includes('preview'))

beforeEach(() => {
  stubDialog()
})

/** A shop that answers everything nobody has scripted in one way. */
function aShopThat(answers: () => unknown) {
  const shop = scriptedEngine()
  Object.setPrototypeOf(shop.client.script, new Proxy({}, { get: () => answers }))
  return shop
}
async function open({ path, file }: (typeof PAGES)[number], shop: ReturnType<typeof aShopThat>) {
  const { default: Page } = await import(/* @vite-ignore */ `../../${file}`)
  const opened = await openPage(createElement(Page), {
    shop,
    path,
    address: path.replaceAll(/\/:\w+\??/g, ''),
  })
  await settled()
  return opened
}

it('there are pages to ask', () => {
  expect(ROOMS.length).toBeGreaterThan(15)
})

it.each(ROOMS)('$path asks a guest in, and nothing of the shop', async (room) => {
  const shop = aShopThat(refuses(401))
  const asked = vi.spyOn(signIn, 'openSignIn').mockReturnValue(undefined as never)
  await open(room, shop)
  await press('button', 'Sign in')
  expect([asked.mock.calls.length, shop.client.asked]).toEqual([1, []])
})

it.each(ROOMS)('$path tells somebody without the right so, and turns for nobody', async (room) => {
  const shop = aShopThat(refuses(403))
  shop.session.set({ status: 'signed-in', customer: '7' })
  await open(room, shop)
  expect([page().includes('for the shop'), document.querySelector('[aria-busy=true]')]).toEqual([true, null])
})

it.each(ROOMS)(
  '$path that cannot be read says so, turns for nobody, and asks again by a press',
  async (room) => {
    const shop = aShopThat(refuses(400))
    shop.session.set({ status: 'signed-in', customer: '7' })
    await open(room, shop)
    expect([has('button', 'Try again'), document.querySelector('[aria-busy=true]')?.outerHTML]).toEqual([
      true,
      undefined,
    ])
    const before = shop.client.asked.length
    await press('button', 'Try again')
    expect(shop.client.asked.length).toBeGreaterThan(before)
  },
)
