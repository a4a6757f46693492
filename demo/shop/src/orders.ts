import type { Step } from '@vitrine/domain/order/status'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { loadData } from './data/load-data.ts'

type OrderFacts = {
  daysAgo: number
  stores?: StoreCode[]
  payment: string
  steps?: Partial<Record<Step, number>>
  tracking?: { carrier: string; number: string; link?: string }
  reason?: string
  goods: { sku: string; qty: number }[]
}
export type DemoOrder = Omit<OrderFacts, 'stores'> & { store: StoreCode }

const STORES: StoreCode[] = ['us', 'de']

/** What the demo customer has ordered, the oldest first. */
export function demoOrders(): DemoOrder[] {
  return loadData<OrderFacts[]>('orders')
    .toReversed()
    .flatMap(({ stores = STORES, ...order }) => stores.map((store) => ({ ...order, store })))
}
