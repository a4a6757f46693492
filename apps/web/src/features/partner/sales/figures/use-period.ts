import { SALES_PERIODS, type SalesPeriod } from '@vitrine/contract/partner/sales'
import { useSearchParams } from 'react-router'

/** In the address, so that it survives a reload and can be sent on; a week where it says nothing (spec accounts §9). */
export function usePeriod(): [SalesPeriod, (period: SalesPeriod) => void] {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('period')
  const period = SALES_PERIODS.find((one) => one === asked) ?? 'week'
  const choose = (next: SalesPeriod) => {
    const changed = new URLSearchParams(query)
    changed.set('period', next)
    setQuery(changed, { replace: true, preventScrollReset: true })
  }
  return [period, choose]
}
