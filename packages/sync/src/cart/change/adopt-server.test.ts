import { expect, test } from 'vitest'
import { aLine } from '../../testing/a-line.ts'
import { EMPTY_STORED_CART, type StoredCart } from '../stored/stored-cart.ts'
import { adoptServer } from './adopt-server.ts'
import { dismissKnown } from './dismiss.ts'
import { queueOperation } from './queue-operation.ts'

const dress = aLine({ item_id: 6, qty: 1 })
/** Two bags of one dress each have become one; this side has heard of it and not read the lines yet. */
const moving: StoredCart = { ...EMPTY_STORED_CART, cartId: '4', base: [dress], isMoved: true }
const readBack = adoptServer({
  server: { cartId: '4', lines: [{ ...dress, qty: 2 }], totals: null, cartVersion: null, notices: [] },
  rules: {},
  stamp: { id: 'read', now: 0 },
})
const stamp = (operationId: string) => ({ operationId, now: 0 })
const waitingIn = ({ waiting }: StoredCart) => waiting.map(({ qty }) => qty)

test('what was tapped while two bags became one counts on top of both', () => {
  const tapped = queueOperation({ line: dress, qty: 2 }, stamp('tap'))(moving)
  expect(waitingIn(readBack(tapped))).toEqual([3])
})

test('a sum taken back while the bag is still being read is not added up again', () => {
  const change = { id: 'sum', reason: 'summed' as const, from: 1, to: 2, line: dress }
  const known = dismissKnown(change)({ ...moving, changes: [change] })
  const takenBack = queueOperation({ line: dress, qty: 1 }, stamp('undo'))(known)
  expect([takenBack.changes, waitingIn(readBack(takenBack))]).toEqual([[], [1]])
  const pressedOn = queueOperation({ line: dress, qty: 3 }, stamp('more'))(takenBack)
  expect(waitingIn(readBack(pressedOn))).toEqual([3])
})
