import type { CustomOption } from '@vitrine/domain/catalog/product'
import { usePrice, useT } from '#web/ui/shop-context.tsx'

type Extra = Pick<CustomOption, 'price' | 'price_type'>

/** What an answer adds, as written beside it; nothing for nothing. */
export function useExtra(): (extra: Extra) => string {
  const t = useT()
  const price = usePrice()
  return ({ price: amount, price_type: type }) => {
    if (amount === 0) return ''
    return type === 'percent' ? `+${t('product.percent', { percent: amount })}` : `+${price(amount)}`
  }
}
