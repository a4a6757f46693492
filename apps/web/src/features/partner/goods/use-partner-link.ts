import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { getPartnerLink } from '@vitrine/contract/partner/sales'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { encodePath } from '#web/lib/links.ts'
import { useStore } from '#web/ui/shop-context.tsx'

type Linked = Pick<PromoProduct, 'url' | 'sku' | 'parent_sku'>

/** Where a piece is sold, with the partner's word in it. Undefined until that is known, and where it is not sold any more. */
export function usePartnerLink({ url, sku, parent_sku }: Linked): string | undefined {
  const client = useClient()
  const { code: store } = useStore()
  const { latest } = useAnswer('partner link', () => client.call(getPartnerLink))
  if (!latest || !url) return undefined
  const query = new URLSearchParams({
    ...(sku !== parent_sku && { childSku: sku }),
    [latest.parameter]: latest.code,
  })
  return `${location.origin}/${store}/${encodePath(url)}?${query}`
}
