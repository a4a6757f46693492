// A list of a set that is one piece in its sizes, such as the jacket of a suit: a size to choose, not a list of twins.
import type { BundleOption } from '@vitrine/domain/catalog/product'
import { readSizes } from '#web/lib/catalog/chosen-sizes.ts'
import { compareSizes } from '#web/lib/catalog/compare-sizes.ts'
import { SIZE } from '#web/lib/catalog/variant/size.ts'

type Link = BundleOption['product_links'][number]
export type Part = Link & { product: NonNullable<Link['product']> }
export type SizedLink = Part & { size: string }

/** Its links from small to large; undefined where the list offers anything but sizes of one piece. */
export function sizesOf({ type, product_links: links }: BundleOption): SizedLink[] | undefined {
  const sized = links.filter(isSold).flatMap((link) => {
    const size = link.variant?.find(({ attribute_code: code }) => code === SIZE)?.value
    return size ? [{ ...link, size }] : []
  })
  const isWhole = sized.length === links.filter(isSold).length && sized.length > 1
  const isOne = new Set(sized.map(pieceOf)).size === 1 && type !== 'checkbox' && type !== 'multi'
  return isWhole && isOne ? sized.toSorted((a, b) => compareSizes(a.size, b.size)) : undefined
}

/** The size this browser bought last, where the list has it. */
export function rememberedLink(option: BundleOption): SizedLink | undefined {
  const inStock = sizesOf(option)?.filter(({ product }) => product.stock.is_in_stock) ?? []
  const names = readSizes().map((name) => name.toUpperCase())
  return names.flatMap((name) => inStock.find(({ size }) => size.toUpperCase() === name) ?? [])[0]
}

const isSold = (link: Link): link is Part => link.product !== undefined

const pieceOf = ({ product, variant = [] }: Part) =>
  [
    product.parentSku,
    ...variant.filter((one) => one.attribute_code !== SIZE).map((one) => one.option_id),
  ].join()
