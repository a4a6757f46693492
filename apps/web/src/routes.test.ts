// An editor leads an old address to a new one, or names a category: where a page of the shop itself stands, nobody would ever
// come there, and the editor must be told.
import { isOwnRoute } from '@vitrine/domain/content/own-routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const pages: RouteObject[] = routes.flatMap(({ path }) => (path === undefined ? [] : [{ path }]))
const own = pages.map(({ path = '' }) => path.split('/')[0] ?? '').filter((path) => path !== '*')
const isTaken = (address: string) => matchRoutes(pages, address)?.at(-1)?.route.path !== '*'

test.each([...new Set(own)])('/%s is a page of the shop, in capitals, too', (path) => {
  expect([isOwnRoute(path), isOwnRoute(path.toUpperCase()), isOwnRoute(`${path}/x`)]).toEqual([
    true,
    true,
    true,
  ])
})

test.each(['women', 'women/dresses', 'Women', 'searching', 'p-1', 'old/cart', 'returns-policy', 'ключ'])(
  '%s is free, and asked of the catalogue',
  (path) => expect([isOwnRoute(path), isTaken(`/${path}`)]).toEqual([false, false]),
)

test.each(['Search', 'CART/abc', 'My-Account/Orders', 'News/opening', 'Order/7'])(
  '%s is answered by a page of the shop, and so is no address to lead on',
  (path) => expect([isTaken(`/${path}`), isOwnRoute(path)]).toEqual([true, true]),
)
