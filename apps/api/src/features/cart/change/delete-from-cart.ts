import type { WithMeta } from '#api/answer.ts'
import type { Context } from '#api/context.ts'
import { changeOnce, type Operation } from './change-once.ts'

type Input = Omit<Operation, 'asked'> & { sku: string; itemId: number | undefined }

/** Removes a line by its id, else every line of the sku. True also when it was gone already. */
export function deleteFromCart(ctx: Context, { sku, itemId, ...operation }: Input): Promise<WithMeta<true>> {
  return changeOnce(ctx, { ...operation, asked: ['delete', sku] }, async (_, { rows }) => {
    const meant = rows.filter((row) => (itemId === undefined ? row.sku === sku : row.item_id === itemId))
    const remove = meant.map((row) => row.item_id)
    return { result: true as const, change: remove.length > 0 ? { set: [], remove } : null }
  })
}
