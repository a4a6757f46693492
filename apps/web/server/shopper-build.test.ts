import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { shopperBuildOf } from './shopper-build.ts'

const routes = {
  root: { path: '' },
  home: {},
  orders: { path: 'admin/orders/:id?' },
  sales: { path: 'cabinet/sales' },
}
const buildAt = (url: string) => ({ routes, assets: { url, routes } }) as unknown as ServerBuild

test('shoppers’ pages are made without the desks of staff and partners, and name the table without them', () => {
  const { routes: own, assets } = shopperBuildOf(buildAt('/assets/manifest-1a.js'))
  expect([Object.keys(own), Object.keys(assets.routes)]).toEqual([
    ['root', 'home'],
    ['root', 'home'],
  ])
  expect(assets.url).toBe('/assets/shopper-manifest-1a.js')
})

test('from sources, where there is one table, it stays whole', () => {
  const build = buildAt('/@id/__x00__virtual:react-router/browser-manifest')
  expect(shopperBuildOf(build)).toBe(build)
})
