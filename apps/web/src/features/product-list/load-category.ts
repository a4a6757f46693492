import type { Category } from '@vitrine/domain/catalog/product'
import type { ShopRequest } from '#web/lib/request-context.ts'
export type CategoryData = { name: string }
export async function loadCategory(
  shop: ShopRequest,
  { category }: { category: Category; query: URLSearchParams },
): Promise<CategoryData> {
  shop.page.keep('category', [`C${category.id}`])
  return { name: category.name }
}
