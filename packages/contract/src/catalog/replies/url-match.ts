// What stands at an address.
import type { Product } from '@vitrine/domain/catalog/product'
import { z } from 'zod'
import { type MenuCategory, MenuCategorySchema } from './category.ts'
import { ProductSchema } from './product.ts'

type Head = { _id: string; _score: number; _index: string }
export type UrlMatch =
  | (Head & { _type: 'product'; _source: Product; childSku?: string | null })
  | (Head & { _type: 'category'; _source: MenuCategory })
  | (Head & { _type: 'cms_page'; _source: { id: number; identifier: string; title: string } })
  /** `target` is a path of the same store without its prefix, with `?childSku=` where a variant was asked for. */
  | { _type: 'redirect'; _source: { target: string; code: 301 } }

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
      _source: z.object({ id: z.int(), identifier: z.string(), title: z.string() }),
    }),
    z.object({
      _type: z.literal('redirect'),
      _source: z.object({ target: z.string(), code: z.literal(301) }),
    }),
  ])
  .meta({ id: 'UrlMatch' })
