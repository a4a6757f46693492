import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { getPartnerEarnings } from '@vitrine/contract/partner/sales'
import { toMajor, toMinor } from '@vitrine/domain/money/money'
import { royaltyOf } from '@vitrine/domain/partner/royalty/royalty-due'
import { taxInGross } from '@vitrine/domain/pricing/tax/tax-in-gross'
import { formatPercent } from '@vitrine/i18n/figures/format-percent'
import { useClient } from '#web/engine/use-client.ts'
import { usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import { useRound } from '../use-round.ts'
import { useSums } from './money/use-money.ts'

type Asked = Pick<PromoProduct, 'id' | 'parent_sku' | 'is_set' | 'parts'>
type Sold = Pick<PromoProduct, 'parent_sku' | 'price' | 'is_set'>
/** In words: the share of a piece, what one sold at its price brings, and what it has brought; empty while nobody knows. */
export type Earnings = {
  share(piece: Asked): string
  worth(piece: Sold): string
  brought(piece: Asked): string
  /** The same of one piece by itself; undefined while nobody knows, and of sets. */
  figures(piece: Sold): { percent: string; each: string; count: number; sum: string } | undefined
  /** Undefined while nobody knows. */
  ofPost(id: number): { count: number; sum: string } | undefined
}

/** Asked once for a page of pieces. A set brings what its parts do, and is told by their share alone. */
export function useEarnings(pieces: readonly Asked[]): Earnings {
  const t = useT()
  const price = usePrice()
  const client = useClient()
  const { locale } = useStore()
  const sums = useSums()
  const { latest } = useRound('earnings', () => client.call(getPartnerEarnings))
  const found = ({ parent_sku }: Pick<Asked, 'parent_sku'>) =>
    latest?.items.find(({ sku }) => sku === parent_sku)
  const share = (piece: Asked) => {
    const parts = piece.is_set ? pieces.filter(({ id }) => piece.parts.includes(id)) : [piece]
    const shares = [...new Set(parts.flatMap((part) => found(part)?.percent ?? []))].toSorted((a, b) => a - b)
    return shares.length === 0
      ? ''
      : t('partner.share', { percent: shares.map((one) => formatPercent(one, locale)).join(' / ') })
  }
  const brought = (piece: Asked) => {
    const known = piece.is_set ? undefined : found(piece)
    return known && known.count > 0
      ? t('partner.brought', { count: known.count, sum: sums(known.profit) })
      : ''
  }
  const figures = (piece: Sold) => {
    const known = piece.is_set ? undefined : found(piece)
    if (!known) return undefined
    const each = piece.price === null ? '' : price(royaltyOfOne(piece.price, known))
    return {
      ...{ percent: formatPercent(known.percent, locale), each },
      ...{ count: known.count, sum: sums(known.profit) },
    }
  }
  const worth = (piece: Sold) => {
    const each = figures(piece)?.each
    return each ? t('partner.forYou', { sum: each }) : ''
  }
  const ofPost = (id: number) => {
    if (!latest) return undefined
    const { count, profit } = latest.posts.find((one) => one.id === id) ?? { count: 0, profit: {} }
    return { count, sum: sums(profit) }
  }
  return { share, worth, brought, figures, ofPost }
}

type Rate = { percent: number; tax_percent: number }

function royaltyOfOne(price: number, { percent, tax_percent }: Rate): number {
  const gross = toMinor(price)
  return toMajor(royaltyOf(gross - taxInGross(gross, tax_percent), percent))
}
