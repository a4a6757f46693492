import type { Category } from '@vitrine/domain/catalog/product'
import { idOf } from './id-of.ts'

export const aCategory = (
  name: string,
  children: Category[] = [],
  facts: Partial<Category> = {},
): Category => ({
  ...{ id: idOf(name), parent_id: null, parent_ids: [], level: 2, name, slug: name.toLowerCase() },
  ...{ url_key: name.toLowerCase(), url_path: name.toLowerCase(), position: 1, is_active: true },
  ...{ include_in_menu: true, description: '', image: null, product_count: 5, children_data: children },
  ...facts,
})
