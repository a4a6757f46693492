import { expect, it } from 'vitest'
import { toShopperManifest, toSmallManifest } from './small-manifest.ts'

const route = (id: string, more: object = {}) => ({
  ...{ id, path: id, parentId: 'root', hasLoader: true, hasAction: false, css: [] as string[] },
  ...{ module: `/assets/${id}.js`, imports: ['/assets/shared.js'], ...more },
})
const small = (...routes: { id: string }[]) =>
  toSmallManifest({
    url: '/assets/manifest-1a.js',
    version: '1',
    routes: Object.fromEntries(routes.map((one) => [one.id, one])),
  })

it('a page comes with its own module and styles, and names no other', () => {
  const id = 'pages/staff/staff-orders-page'
  expect(small(route(id, { css: ['/assets/orders.css'] }))).toEqual({
    ...{ url: '/assets/manifest-1a.js', version: '1' },
    routes: {
      [id]: {
        ...{ id, path: id, parentId: 'root', hasLoader: true, module: `/assets/${id}.js` },
        css: ['/assets/orders.css'],
      },
    },
  })
})

it('says nothing of what a route has not, and a route of the front page that it has no path', () => {
  const { routes } = small(route('pages/home/home-page', { index: true, path: undefined, hasLoader: false }))
  const home = JSON.parse(JSON.stringify(routes['pages/home/home-page'])) as object
  expect(Object.keys(home).sort()).toEqual(['id', 'index', 'module', 'parentId'])
})

it('the table of a shopper has no desk of staff or partners, and keeps the frame and the front page', () => {
  const ids = ['root', 'home', 'women', 'admin/orders/:id?', 'cabinet', 'cabinet/sales', '*']
  const paths: Record<string, string | undefined> = { root: '', home: undefined }
  const whole = small(...ids.map((id) => route(id, id in paths ? { path: paths[id] } : {})))
  const { url, routes } = toShopperManifest(whole)
  expect([url, Object.keys(routes)]).toEqual([
    '/assets/shopper-manifest-1a.js',
    ['root', 'home', 'women', '*'],
  ])
})
