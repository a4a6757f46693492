import { takeStaffSteps } from '@vitrine/contract/order/staff-acts'
import { expect, it } from 'vitest'
import type { Reply } from './reply.ts'
import { createShopClient } from './shop-client.ts'
import type { Request } from './transport.ts'

const SEEN = { order: 'placed', payment: 'paid' } as const
const ASKED = { body: { step: 'pack' as const, orders: [{ id: 1, from: SEEN }] } }
const DONE: Reply = { code: 200, result: { done: [1], left: [] } }

/** Its disk never answers: so it is in a page that goes. */
function aPageThatGoes(token: string | undefined, { disk = new Promise<void>(() => undefined) } = {}) {
  const sent: Request[] = []
  const client = createShopClient({
    async transport(request) {
      sent.push(request)
      return request.token === 'good' ? DONE : { code: 401, result: 'too old' }
    },
    tokens: {
      current: () => token,
      send: async (transmit) => {
        await disk
        return transmit('good')
      },
    },
  })
  return { sent, client }
}

it('what a page asks while it goes has left before the event is over, with the token at hand', () => {
  const { sent, client } = aPageThatGoes('good')
  void client.call(takeStaffSteps, ASKED, { isParting: true })
  expect(sent).toMatchObject([{ token: 'good', isParting: true, ...ASKED }])
})

it('a page that stays after all asks again where that token was too old', async () => {
  const { sent, client } = aPageThatGoes('old', { disk: Promise.resolve() })
  expect(await client.call(takeStaffSteps, ASKED, { isParting: true })).toEqual(DONE.result)
  expect(sent).toMatchObject([{ token: 'old', isParting: true }, { token: 'good' }])
})
