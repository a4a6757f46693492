import type { ProductCard } from '@vitrine/domain/catalog/product'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'
import { productPath } from '../links.ts'

const MAX_COLORS = 4

type Wanted = {
  colorIds?: readonly string[]
  /** The name of the only size asked for. */
  size?: string | undefined
  /** With a third picture, for cards that are swiped; in a row that moves itself they are not. */
  isSwiped?: boolean
}

/**
 * The catalogue's card, cut down to what a tile draws: a list page carries fifty of them twice.
 * Whoever asked for a colour or a size sees the product in it, and finds it so on its page.
 */
export function toCardProduct(
  card: ProductCard,
  { colorIds = [], size, isSwiped }: Wanted = {},
): CardProduct {
  const wanted = card.swatches.find(({ id, image }) => image !== null && colorIds.includes(id))
  const { image, tone } = wanted ?? card
  const [hover = null, third = null] = card.images.filter((one) => one !== image)
  return {
    id: card.id,
    sku: card.sku,
    name: card.name,
    brand_name: card.brand_name,
    image,
    tone,
    price_incl_tax: card.price_incl_tax,
    old_price: card.old_price,
    max_price: card.max_price,
    lowest_price: card.lowest_price,
    sale: card.sale,
    new: card.new,
    path: productPath(card) + lookQuery(card, { color: wanted?.id, size }),
    hover,
    ...(isSwiped && { third }),
    colors: card.swatches.slice(0, MAX_COLORS).map(({ label, swatch }) => ({ label, color: swatch })),
    moreColors: Math.max(0, card.swatches.length - MAX_COLORS),
    isLow: card.stock.is_in_stock && card.stock.low_stock === true,
    isSoldOut: !card.stock.is_in_stock,
  }
}

function lookQuery(
  { type_id }: Pick<ProductCard, 'type_id'>,
  { color, size }: { color: string | undefined; size: string | undefined },
): string {
  if (type_id !== 'configurable') return ''
  const query = new URLSearchParams({ ...(color && { color }), ...(size && { size: size.toUpperCase() }) })
  return query.size > 0 ? `?${query}` : ''
}
