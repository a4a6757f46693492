import { COUPON_LISTS, type CouponListName, listCoupons, switchCoupon } from '@vitrine/contract/desk/coupons'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useAddress } from '../frame/use-address.ts'
import { useVersion } from '../frame/use-desk.ts'

const isList = (name: string | null): name is CouponListName =>
  (COUPON_LISTS as readonly (string | null)[]).includes(name)

/** What is looked at stands in the address: the list, the letters of a code, the store. */
export function useCoupons() {
  const client = useClient()
  const { params, change: changeAddress } = useAddress()
  const { version, reload } = useVersion()
  const named = params.get('view')
  const view = isList(named) ? named : ('on' as const)
  const q = params.get('q') ?? ''
  const store = params.get('store') ?? undefined
  const page = (before?: number) =>
    client.call(listCoupons, {
      query: {
        ...{ view, q, size: 100, ...(store !== undefined && { store }) },
        ...(before !== undefined && { before }),
      },
    })
  const question = useAnswer(`coupons ${version} ${view} ${q} ${store}`, () => page())
  const change = (name: 'view' | 'q', value: string) => changeAddress({ [name]: value })
  return { ...question, view, q, change, reload, page }
}

export function useSwitchCoupon() {
  const client = useClient()
  return (id: number, enabled: boolean) => client.call(switchCoupon, { params: { id }, body: { enabled } })
}
