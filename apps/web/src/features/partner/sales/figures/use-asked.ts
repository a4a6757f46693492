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

/** What nobody asks for is not asked for. */
export const periodIn = (query: URLSearchParams) => SALES_PERIODS.find((one) => one === query.get('period'))

export function currencyIn(query: URLSearchParams): string | undefined {
  const currency = query.get('currency')
  return currency !== null && /^[A-Z]{3}$/.test(currency) ? currency : undefined
}
