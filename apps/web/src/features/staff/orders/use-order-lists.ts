import { listStaffOrders, ORDER_SORTS } from '@vitrine/contract/order/staff-orders'
import { ORDER_LISTS } from '@vitrine/domain/order/staff-steps'
import { useClient } from '#web/engine/use-client.ts'
import { among, useAddress } from '../frame/use-address.ts'
import { usePages } from '../table/use-pages.ts'

/** What is looked at stands in the address: the list, the words searched for, the store, its order. */
export function useOrderWish() {
  const { params, change } = useAddress()
  const wish = {
    view: among(ORDER_LISTS, params.get('view')) ?? ('open' as const),
    q: params.get('q') ?? '',
    store: params.get('store') ?? '',
    sort: among(ORDER_SORTS, params.get('sort')) ?? ('' as const),
  }
  return { wish, change }
}
export type OrderWish = ReturnType<typeof useOrderWish>['wish']

/** A page of the list; its file asks for larger ones. */
export function useOrderPage({ store, sort, ...rest }: OrderWish) {
  const client = useClient()
  return (before?: string, size?: number) =>
    client.call(listStaffOrders, {
      query: {
        ...{ ...rest, ...(store && { store }), ...(sort && { sort }) },
        ...(before !== undefined && { before }),
        ...(size !== undefined && { size }),
      },
    })
}

export function useOrderLists(wish: OrderWish) {
  const { answer, ...lists } = usePages(`orders ${JSON.stringify(wish)}`, useOrderPage(wish))
  return { ...lists, isCurrent: answer !== undefined }
}
