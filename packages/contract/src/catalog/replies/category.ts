import type { Category } from '@vitrine/domain/catalog/product'
import { z } from 'zod'

/** Counters count what a reader of the store finds, descendants included. */
export type MenuCategory = Omit<Category, 'children_data'> & {
  children_count: number
  approved_count: number
  promo_count: number
  new_count: number
  sale_count: number
  children_data: MenuCategory[]
}

export const MenuCategorySchema: z.ZodType<MenuCategory> = z
  .object({
    id: z.int(),
    parent_id: z.int().nullable(),
    parent_ids: z.array(z.int()),
    level: z.int(),
    name: z.string(),
    slug: z.string(),
    url_key: z.string(),
    url_path: z.string(),
    position: z.int(),
    is_active: z.boolean(),
    include_in_menu: z.boolean(),
    description: z.string(),
    image: z.string().nullable(),
    block: z.string().optional().describe('Identifier of the content block its page begins with'),
    product_count: z.int(),
    children_count: z.int(),
    approved_count: z.int(),
    promo_count: z.int(),
    new_count: z.int(),
    sale_count: z.int().describe('Of the products counted, how many are reduced'),
    get children_data() {
      return z.array(MenuCategorySchema)
    },
  })
  .meta({ id: 'Category' })
