// A shop with a route nobody thought about does not open.
import { expect, test } from 'vitest'
import { requirePermission } from './require-permission.ts'
import { openApp } from './testing/open-app.ts'

function opening(config?: object): () => void {
  const app = openApp()
  requirePermission(app)
  return () => void app.get('/api/orders', { ...(config && { config }) }, () => 'orders')
}

test.each<[route: string, config: object | undefined, words: string]>([
  ['says nothing', undefined, 'GET /api/orders does not declare'],
  ['says what nobody can be allowed', { may: 'order:eat' }, 'does not declare'],
  [
    'is the staff’s, and asks nobody who they are',
    { may: 'order:manage' },
    'is not for everybody (order:manage)',
  ],
])('one that %s', (_, config, words) => expect(opening(config)).toThrow(words))

test('what is for everybody, and a call that asks, stand', () => {
  expect(opening({ may: 'page:read' })).not.toThrow()
  expect(opening({ may: 'order:manage', isCall: true })).not.toThrow()
})
