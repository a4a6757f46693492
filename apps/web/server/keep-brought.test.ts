import { expect, test } from 'vitest'
import { keepBrought } from './keep-brought.ts'

const moved = (location: string) => new Response(null, { status: 301, headers: { location } })
const asked = (search: string) => new URL(`http://shop.test/de/p/X/x${search}`)

test.each([
  ['?ref=mila', '/de/scarf', '/de/scarf?ref=mila'],
  ['?ref=Mila&utm_source=x', '/de/scarf?childSku=1', '/de/scarf?childSku=1&ref=mila'],
  ['?ref=%0d%0aset-cookie:x', '/de/scarf', '/de/scarf'],
  ['', '/de/scarf', '/de/scarf'],
  ['?promo=HELLO&page=2', '/de/damen?page=2', '/de/damen?page=2&promo=HELLO'],
  ['?contact=a%40b.de&code=x-1', '/de/damen', '/de/damen?contact=a%40b.de&code=x-1'],
  ['?coupon=SPRING&color=ink', '/de/damen?color=ink', '/de/damen?color=ink&coupon=SPRING'],
  ['?promo=A%0d%0aset-cookie:x', '/de/damen', '/de/damen?promo=A%0D%0Aset-cookie%3Ax'],
  ['?promo=A', '/de/damen?promo=A', '/de/damen?promo=A'],
])('a move asked for with %j leads from %s to %s', (search, location, to) =>
  expect(keepBrought(moved(location), asked(search)).headers.get('location')).toBe(to),
)

test('a move with the link of a mail in it is kept by no cache', () => {
  const reply = keepBrought(moved('/de/damen'), asked('?contact=a%40b.de&code=x'))
  expect(reply.headers.get('cache-control')).toBe('no-store')
})

test('a page that is there stays as it is', () => {
  expect(keepBrought(new Response('page'), asked('?ref=mila')).headers.has('location')).toBe(false)
})
