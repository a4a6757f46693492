import {
  COUPON_LISTS,
  COUPON_SORTS,
  getCoupon,
  listCoupons,
  switchCoupon,
} from '@vitrine/contract/desk/coupons'
import { useClient } from '#web/engine/use-client.ts'
import { among, useAddress } from '../frame/use-address.ts'
import { usePages } from '../table/use-pages.ts'

/** What is looked at stands in the address: the list, the letters of a code, the store, its order. */
export function useCoupons() {
  const client = useClient()
  const { params, change: changeAddress } = useAddress()
  const view = among(COUPON_LISTS, params.get('view')) ?? ('on' as const)
  const q = params.get('q') ?? ''
  const store = params.get('store') ?? undefined
  const sort = among(COUPON_SORTS, params.get('sort'))
  const page = (before?: string) =>
    client.call(listCoupons, {
      query: {
        ...{ view, q, size: 100, ...(store !== undefined && { store }) },
        ...{ ...(sort && { sort }), ...(before !== undefined && { before }) },
      },
    })
  const pages = usePages(`coupons ${view} ${sort} ${store} ${q}`, page)
  const change = (name: 'view' | 'q', value: string) => changeAddress({ [name]: value })
  const ask = (id: number) => client.call(getCoupon, { params: { id } })
  return { ...pages, view, q, change, page, ask }
}

export function useSwitchCoupon() {
  const client = useClient()
  return (id: number, enabled: boolean) => client.call(switchCoupon, { params: { id }, body: { enabled } })
}
