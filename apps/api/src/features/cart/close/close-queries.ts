import type { Context } from '#api/context.ts'

/** Answers how many lines went. */
export async function removeLinesUpTo({ db }: Context, cartId: number, version: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .where('version', '<=', version)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function shutCart({ db }: Context, cartId: number): Promise<void> {
  await db.updateTable('cart').set({ status: 'closed' }).where('cart_id', '=', cartId).execute()
}
