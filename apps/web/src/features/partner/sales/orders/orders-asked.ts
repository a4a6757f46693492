import type { CallParsed } from '@vitrine/contract/call'
import { type listPartnerOrders, ORDER_MONEY } from '@vitrine/contract/partner/money'
import { currencyIn, periodIn } from '../figures/use-asked.ts'

export type Asked = Partial<
  Pick<CallParsed<typeof listPartnerOrders>['query'], 'money' | 'payout' | 'currency' | 'period' | 'at'>
>

/** Which orders the address asks for; what is no question of the shop's is left out. */
export function ordersAsked(query: URLSearchParams): Asked {
  const payout = /^\d{1,15}$/.test(query.get('payout') ?? '') ? Number(query.get('payout')) : undefined
  const at = query.get('at')
  const period = periodIn(query)
  return {
    money: ORDER_MONEY.find((one) => one === query.get('money')),
    payout,
    currency: currencyIn(query),
    period,
    at: period && at !== null && !Number.isNaN(Date.parse(`${at}:00Z`)) ? at : undefined,
  }
}
