// A coupon that is changed here and elsewhere, and whose it is.
import { expect, it } from 'vitest'
import { has, page, press, select, settled, submit, type, typedIn } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { aCoupon, COUPON_COUNTS } from './testing/a-coupon.ts'
import { openCoupons } from './testing/open-coupons.tsx'

const { desk, sent, open } = openCoupons()
const told = () => notices.get().map(({ text }) => text)

it('what is being typed stays when the coupon is stopped meanwhile, and is saved upon that', async () => {
  await open(4)
  await type('Percent', '20')
  await press('button', 'Stop now')
  await settled()
  expect([typedIn('Percent'), has('button', 'Let it be used again')]).toEqual(['20', true])
  await submit()
  expect(sent('staff.changeCoupon')).toMatchObject([{ params: { id: 4 }, body: { percent: 20, version: 4 } }])
  expect(told()).toContain('Saved')
})

it('a coupon that leaves the list by being stopped took what was typed with it: it stays open', async () => {
  await open(4)
  await type('Percent', '20')
  desk.shop.client.script['staff.coupons'] = () => ({ items: [], counts: COUPON_COUNTS, next: null })
  await press('button', 'Stop now')
  await settled()
  expect([typedIn('Percent'), has('button', 'Let it be used again')]).toEqual(['20', true])
})

async function overtaken() {
  // As browsers have it by now: it answers a promise, which is nothing to end an effect by.
  Element.prototype.scrollIntoView = () => Promise.resolve() as never
  await open(4)
  await type('Percent', '20')
  desk.shop.client.script['staff.changeCoupon'] = () => {
    desk.stands = aCoupon({ percent: 30, total_limit: 500, used: 14, version: 4 })
    return refuses(409, { errorCode: 'CONFLICT', details: desk.stands })()
  }
  await submit()
  desk.shop.client.script['staff.changeCoupon'] = ({ body }) => ({ ...desk.stands, ...(body as object) })
}

it('of two who change it the second keeps what was typed, reads what the other changed, and saves upon that', async () => {
  await overtaken()
  expect(page()).toMatch(/Percent: 15 30.*Uses in all: 100 500/)
  expect([typedIn('Percent'), typedIn('Uses in all')]).toEqual(['20', '500'])
  await press('button', 'Save mine over it')
  expect(sent('staff.changeCoupon').at(-1)).toMatchObject({
    body: { version: 4, percent: 20, total_limit: 500 },
  })
  expect([page().includes('Somebody else has changed this'), told().at(-1)]).toEqual([false, 'Saved'])
})

it('or takes what it is now, and has nothing unsaved', async () => {
  await overtaken()
  await press('button', 'Take what it is now')
  expect([typedIn('Percent'), page().includes('Somebody else has changed this')]).toEqual(['30', false])
  await press('button', 'Close')
  expect(has('heading', 'Leave without saving?')).toBe(false)
})

it('a code is given to a partner, or made the shop’s own again', async () => {
  await open(4)
  await select('Partner', 'Mila Sorel @mila')
  await submit()
  await select('Partner', 'No partner: the shop’s own')
  await submit()
  const partners = sent('staff.changeCoupon').map(({ body }) => (body as { partner_id: unknown }).partner_id)
  expect(partners).toEqual([21, null])
})

it('a code of somebody who is no partner any more stays theirs while something else of it is changed', async () => {
  desk.stands = aCoupon({ partner: 'Ada Stone', partner_id: 9 })
  await open(4)
  await type('Percent', '20')
  await submit()
  expect(sent('staff.changeCoupon')).toMatchObject([{ body: { partner_id: 9, percent: 20 } }])
  expect(page()).toContain('Ada Stone')
})
