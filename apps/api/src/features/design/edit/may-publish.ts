import { can } from '@vitrine/domain/access/can'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'

/** Who may say what shoppers see; a partner's right reaches slides of their own alone. */
export const mayPublish = (ctx: Context): boolean => can(ctx, 'design:change', everyones(ctx))
export const assertMayPublish = (ctx: Context): void => assertMay(ctx, 'design:change', everyones(ctx))
const everyones = ({ store }: Context) => ({ owner: null, store: store.storeId })
