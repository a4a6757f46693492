import { expect, test } from 'vitest'
import { keepReferral } from './keep-referral.ts'

const moved = (location: string) => new Response(null, { status: 301, headers: { location } })
const asked = (search: string) => new URL(`http://shop.test/de/p/X/x${search}`)

test.each([
  ['?ref=mila', '/de/scarf', '/de/scarf?ref=mila'],
  ['?ref=Mila&utm_source=x', '/de/scarf?childSku=1', '/de/scarf?childSku=1&ref=mila'],
  ['?ref=%0d%0aset-cookie:x', '/de/scarf', '/de/scarf'],
  ['', '/de/scarf', '/de/scarf'],
])('a move asked for with %j leads from %s to %s', (search, location, to) =>
  expect(keepReferral(moved(location), asked(search)).headers.get('location')).toBe(to),
)

test('a page that is there stays as it is', () => {
  expect(keepReferral(new Response('page'), asked('?ref=mila')).headers.has('location')).toBe(false)
})
