import type { ReturnView } from '@vitrine/contract/order/returns'
import { expect, it } from 'vitest'
import { page } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { AnnouncedReturns } from './announced-returns.tsx'

const piece = (received: number) => ({
  ...{ line_id: 1, name: 'Linen dress', options: [], thumbnail: null, qty: 2, received },
})
const announced = (more: Partial<ReturnView>): ReturnView => ({
  ...{ number: '42-1', kind: 'return', reason: '', at: '2030-01-05T10:00:00Z' },
  ...{ cancels: false, closed: false, lines: [piece(0)], ...more },
})

it.each([
  ['that is on its way is awaited', {}, 'We are waiting for the parcel'],
  ['that came whole has arrived', { closed: true, lines: [piece(2)] }, 'Has arrived at our place'],
  ['the shop gave up on is not said to have arrived', { closed: true }, 'Closed: we no longer wait'],
  ['of which a part is missing has not arrived either', { closed: true, lines: [piece(1)] }, 'Closed: we no'],
  [
    'with which the order was canceled needs no parcel',
    { cancels: true, closed: true },
    'was cancelled by it',
  ],
])('a return %s', async (...[, more, words]) => {
  const proof = { number: '42', key: 'k' } as never
  const view = <AnnouncedReturns returns={[announced(more)]} proof={proof} />
  await openPage(view, { shop: scriptedEngine(), address: '/my-account/orders/42' })
  expect(page()).toContain(words)
})
