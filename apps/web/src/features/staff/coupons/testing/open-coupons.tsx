// The staff's coupons, of which the shop has one, and what was sent to it.
import type { StaffCoupon } from '@vitrine/contract/desk/coupons'
import { beforeEach } from 'vitest'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { until } from '../../orders/testing/a-staff-shop.ts'
import { CouponPeek } from '../coupon-peek.tsx'
import { CouponsView } from '../coupons-view.tsx'
import { aCoupon, COUPON_COUNTS } from './a-coupon.ts'

type Desk = {
  shop: ReturnType<typeof scriptedEngine>
  /** As the shop has it by now. */
  stands: StaffCoupon
}

/** Made anew before each test of a file. */
export function openCoupons() {
  const desk = {} as Desk
  beforeEach(() => {
    notices.set([])
    desk.stands = aCoupon()
    desk.shop = scriptedEngine()
    const { script } = desk.shop.client
    const change = (body: object) => {
      desk.stands = { ...desk.stands, ...body, version: desk.stands.version + 1 }
      return desk.stands
    }
    script['staff.coupons'] = () => ({ items: [desk.stands], counts: COUPON_COUNTS, next: null })
    const category = { key: '', is_active: true, include_in_menu: true, products: 0 }
    script['catalog.categories.list'] = () => ({
      tree: '1',
      items: [
        { ...category, id: 2, parent_id: null, name: 'Women' },
        { ...category, id: 3, parent_id: 2, name: 'Coats' },
      ],
    })
    script['partner.list'] = () => ({
      items: [{ partner_id: 21, name: 'Mila Sorel', handle: 'mila', lanes: {}, offered: 0 }],
    })
    for (const id of ['staff.createCoupon', 'staff.changeCoupon', 'staff.switchCoupon'])
      script[id] = ({ body }) => change(body as object)
  })
  const sent = (id: string) => desk.shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
  async function open(openId?: number, address = '/admin/coupons', store = 'us') {
    const opened = await openPage(<CouponsView openId={openId} />, { shop: desk.shop, address, store })
    await until(() => document.querySelector('[aria-busy=true]') === null)
    return opened
  }
  /** One that is made, alone. */
  const make = () =>
    openPage(<CouponPeek coupon={undefined} ids={[]} onOpen={() => undefined} onChange={() => undefined} />, {
      shop: desk.shop,
    })
  return { desk, sent, open, make }
}

/** A refusal as the shop sends it, field by field. */
export const refusesFields = (...details: object[]) =>
  refuses(400, { result: 'VALIDATION', errorCode: 'VALIDATION', details })
