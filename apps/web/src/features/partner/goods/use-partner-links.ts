import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { getPartnerLink } from '@vitrine/contract/partner/sales'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { encodePath } from '#web/lib/links.ts'
import { useStore } from '#web/ui/shop-context.tsx'

/** Where pieces are sold, with the partner's word in it: of those that still are, once the word is known. */
export function usePartnerLinks(pieces: readonly PromoProduct[]): { piece: PromoProduct; link: string }[] {
  const client = useClient()
  const { code: store } = useStore()
  const { latest } = useAnswer('partner link', () => client.call(getPartnerLink))
  if (!latest) return []
  return pieces.flatMap((piece) => {
    const { url, sku, parent_sku } = piece
    if (!url) return []
    const query = new URLSearchParams({
      ...(sku !== parent_sku && { childSku: sku }),
      [latest.parameter]: latest.code,
    })
    return [{ piece, link: `${location.origin}/${store}/${encodePath(url)}?${query}` }]
  })
}

/** A set is sold by its parts, the top first. */
export const soldAs = (piece: PromoProduct, all: readonly PromoProduct[]): PromoProduct[] =>
  piece.is_set ? piece.parts.flatMap((id) => all.find((one) => one.id === id) ?? []) : [piece]
