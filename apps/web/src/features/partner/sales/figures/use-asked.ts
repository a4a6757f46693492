import { SALES_PERIODS, type SalesPeriod } from '@vitrine/contract/partner/sums'
import { useSearchParams } from 'react-router'

export type Asked = { period: SalesPeriod; currency: string | undefined }

/** In the address, so that it survives a reload and can be sent on; a week where it says nothing (spec accounts §9). */
export function useAsked(): Asked & { choose(changed: Partial<Asked>): void } {
  const [query, setQuery] = useSearchParams()
  const choose = (changed: Partial<Asked>) => {
    const next = new URLSearchParams({ ...Object.fromEntries(query), ...(changed as Record<string, string>) })
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return { period: periodIn(query) ?? 'week', currency: currencyIn(query), choose }
}

/** Of a list that a tile opens: all there is where the address names no period. */
export function usePeriod(): { period: SalesPeriod | undefined; choose(period?: SalesPeriod): void } {
  const [query, setQuery] = useSearchParams()
  const choose = (period?: SalesPeriod) => {
    const next = new URLSearchParams(query)
    // A payout and a part of another period are no longer what is asked for.
    for (const name of ['period', 'at', 'payout']) next.delete(name)
    if (period) next.set('period', period)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return { period: periodIn(query), choose }
}

/** What nobody asks for is not asked for. */
export const periodIn = (query: URLSearchParams) => SALES_PERIODS.find((one) => one === query.get('period'))

export function currencyIn(query: URLSearchParams): string | undefined {
  const currency = query.get('currency')
  return currency !== null && /^[A-Z]{3}$/.test(currency) ? currency : undefined
}
