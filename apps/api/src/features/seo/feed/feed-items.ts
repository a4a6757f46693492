import type { ConfigurableChild, PriceFields, Product } from '@vitrine/domain/catalog/product'
import { clipped } from '@vitrine/domain/content/clipped'
import { plainText } from '@vitrine/domain/content/plain-text'
import type { FullProduct, ReadContext } from '#api/features/catalog/index.ts'
import type { Site } from '#api/features/seo/site.ts'
import { audienceOf } from './audience.ts'

type Feed = { ctx: ReadContext; site: Site }
type Field = [name: string, value: string]
/** What a variant says for itself; a product without variants speaks of itself. */
type Offered = PriceFields &
  Pick<Product, 'sku' | 'name' | 'special_from_date' | 'special_to_date'> & {
    stock: Product['stock']
  }

/** The axes such a feed has fields for. */
const OWN_COLUMNS = new Set(['color', 'size', 'material', 'pattern'])
const MAX_MORE_PICTURES = 10
const LONGEST = { title: 150, description: 5_000 }

/** One item for each variant, all of one group; nothing that costs nothing. */
export function feedItems(product: FullProduct, feed: Feed): Field[][] {
  const variants = product.configurable_children
  const offered: readonly Offered[] = variants.length === 0 ? [product] : variants
  return offered.filter((one) => one.price_incl_tax > 0).map((one) => itemOf(product, one, feed))
}

function itemOf(product: FullProduct, offered: Offered, { ctx, site }: Feed): Field[] {
  const { store } = ctx
  const chosen = chosenOf(product, offered)
  const [image, ...more] = picturesOf(product, offered)
  const query = offered.sku === product.sku ? '' : `?childSku=${encodeURIComponent(offered.sku)}`
  const description = plainText(product.description) || plainText(product.short_description) || product.name
  return [
    ['id', offered.sku],
    ['title', clipped(titleOf(product, chosen), LONGEST.title)],
    ['description', clipped(description, LONGEST.description)],
    ['link', site.page(store, product.url_path) + query],
    ...(image ? [['image_link', site.picture(image)] satisfies Field] : []),
    ...more.map((one): Field => ['additional_image_link', site.picture(one)]),
    ['availability', offered.stock.is_in_stock ? 'in_stock' : 'out_of_stock'],
    ...pricesOf(offered, store.currencyCode),
    ['condition', 'new'],
    ...(product.brand_name ? [['brand', product.brand_name] satisfies Field] : []),
    ...(product.article ? [['mpn', product.article] satisfies Field] : []),
    ...productType(product, ctx),
    ...forWhom(product, ctx),
    ...(chosen.length > 0 ? [['item_group_id', product.sku] satisfies Field] : []),
    ...chosen.filter(([code]) => OWN_COLUMNS.has(code)),
  ]
}

function forWhom(product: FullProduct, ctx: ReadContext): Field[] {
  const { gender, ageGroup } = audienceOf(product, ctx)
  return [
    ...(gender ? [['gender', gender] satisfies Field] : []),
    ...(ageGroup ? [['age_group', ageGroup] satisfies Field] : []),
  ]
}

function pricesOf(offered: Offered, currency: string): Field[] {
  const money = (amount: number) => `${amount.toFixed(2)} ${currency}`
  const { original_price_incl_tax: regular, price_incl_tax: now, old_price } = offered
  if (old_price === null || now >= regular) return [['price', money(now)]]
  const { special_from_date: from, special_to_date: to } = offered
  return [
    ['price', money(regular)],
    ['sale_price', money(now)],
    ...(from && to ? [['sale_price_effective_date', `${from}/${to}`] satisfies Field] : []),
  ]
}

/** The variant's own picture first. */
function picturesOf(product: FullProduct, offered: Offered): string[] {
  const own = 'image' in offered && typeof offered.image === 'string' ? [offered.image] : []
  const all = product.media_gallery.filter(({ typ }) => typ === 'image').map(({ image }) => image)
  return [...new Set([...own, ...all])].slice(0, 1 + MAX_MORE_PICTURES)
}

/** What makes a variant this one: `[['color', 'Navy'], ['size', 'S']]`. */
function chosenOf(product: FullProduct, offered: Offered): Field[] {
  const attributes = 'attributes' in offered ? (offered as ConfigurableChild).attributes : {}
  return product.configurable_options.flatMap(({ attribute_code: code, values }): Field[] => {
    const label = values.find(({ value_index }) => value_index === attributes[code])?.label
    return label ? [[code, label]] : []
  })
}

function titleOf({ name }: Product, chosen: readonly Field[]): string {
  return [name, ...chosen.map(([, label]) => label)].join(', ')
}

/** The shop's own way to it: `Women > Dresses > Midi`. */
function productType(product: FullProduct, { snapshot, store }: ReadContext): Field[] {
  const { categories } = snapshot
  const deepest = product.category_ids
    .map((id) => [...categories.ancestorsOf(id), id])
    .toSorted((a, b) => b.length - a.length)[0]
  const names = (deepest ?? []).flatMap((id) => {
    const texts = categories.find(id)?.texts
    return (texts?.[store.language] ?? texts?.en)?.name ?? []
  })
  return names.length === 0 ? [] : [['product_type', names.join(' > ')]]
}
