import type { Context } from '#api/context.ts'

/** Parts of a grouped product, in order, with how many of each belong to it. */
export function listParts({ db }: Context, productId: number): Promise<{ sku: string; qty: number }[]> {
  return db
    .selectFrom('product_link')
    .innerJoin('product', 'product.product_id', 'product_link.linked_id')
    .select(['product.sku', 'product_link.qty'])
    .where('product_link.product_id', '=', productId)
    .where('product_link.link_type', '=', 'associated')
    .orderBy('product_link.position')
    .orderBy('product.product_id')
    .execute()
}
