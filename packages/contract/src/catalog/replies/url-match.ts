// What stands at an address.
import type { Product } from '@vitrine/domain/catalog/product'
import type { ProductFacts } from '@vitrine/domain/catalog/product-facts'
import { z } from 'zod'
import { type CmsPage, CmsPageSchema } from '../../content.ts'
import { type MenuCategory, MenuCategorySchema } from './category.ts'
import { ProductSchema } from './product.ts'

type Head = { _id: string; _score: number; _index: string }
export type UrlMatch =
  | (Head & { _type: 'product'; _source: Product & Partial<ProductFacts>; childSku?: string | null })
  | (Head & { _type: 'category'; _source: MenuCategory })
  | (Head & { _type: 'cms_page'; _source: CmsPage })
  /** `target` is a path of the same store without its prefix, with `?childSku=` where a variant was asked for. */
  | { _type: 'redirect'; _source: { target: string; code: 301 } }

const option = z.boolean().nullish()
/** How a product is to be made ready; what is not said leaves it as it stands, and options of other shops are ignored. */
export const UrlOptionsSchema = z
  .object({
    prefetchGroupProducts: option.describe('false: the parts of a group come without their tiles'),
    assignProductConfiguration: option.describe('true: a variant is chosen and laid over its parent'),
    setConfigurableProductOptions: option.describe('false: without the `product_option` of that variant'),
    separateSelectedVariant: option.describe('true: the variant comes as `selected_variant` instead'),
    fallbackToDefaultWhenNoAvailable: option.describe('false: no variant where none was named'),
    filterUnavailableVariants: option.describe('true: variants out of stock are left out'),
    setProductErrors: option.describe('false: without `errors`'),
    populateRequestCacheTags: option.describe('Changes nothing here'),
  })
  .loose()
export type UrlOptions = z.output<typeof UrlOptionsSchema>

const head = { _id: z.string(), _score: z.number(), _index: z.string() }

export const UrlMatchSchema: z.ZodType<UrlMatch> = z
  .discriminatedUnion('_type', [
    z.object({
      ...head,
      _type: z.literal('product'),
      _source: ProductSchema,
      childSku: z.string().nullish(),
    }),
    z.object({ ...head, _type: z.literal('category'), _source: MenuCategorySchema }),
    z.object({
      ...head,
      _type: z.literal('cms_page'),
      _source: CmsPageSchema,
    }),
    z.object({
      _type: z.literal('redirect'),
      _source: z.object({ target: z.string(), code: z.literal(301) }),
    }),
  ])
  .meta({ id: 'UrlMatch' })
