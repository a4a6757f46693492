import { can } from '@vitrine/domain/access/can'
import type { Permission } from '@vitrine/domain/access/permissions'
import { hashKey } from '#api/access/hash-key.ts'
import { answeredStores } from '#api/commerce/closed-stores.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import type { OrderRow } from './order-payments.ts'

export type AskedOrder = { id: string; key?: string | undefined }

/** For its owner and the holder of its key; a wrong key, a foreign store and an unknown order look all alike. */
export async function getOrderFor(
  ctx: Context,
  permission: Permission,
  { id, key }: AskedOrder,
): Promise<OrderRow> {
  const hash = key === undefined ? undefined : hashKey(key)
  const named = await listOrdersNamed(ctx, id)
  const opened = (stores: readonly number[]) =>
    named.find(({ customer_id, store_id, access_hash }) =>
      can(ctx, permission, {
        owner: customer_id,
        store: stores.includes(store_id) ? ctx.store.storeId : store_id,
        hasKey: hash !== undefined && access_hash.equals(hash),
      }),
    )
  const order = opened([ctx.store.storeId]) ?? (named.length > 0 && opened(await answeredStores(ctx)))
  if (!order) throw new ShopError('ORDER_NOT_FOUND')
  return order
}

/**
 * Told from a number by its form alone: numbers have nine digits or more, with zeros in front while they are small. So a name
 * that leads to one order today never leads to another once ids and numbers have grown.
 */
const OWN_ID = /^[1-9]\d{0,7}$/

/**
 * An own id first, for a client may have made up the same eight digits; then the asker's store. A number is of one order;
 * an id clients made may have been made in several stores.
 */
function listOrdersNamed({ db, store }: Context, id: string): Promise<OrderRow[]> {
  const orderId = OWN_ID.test(id) ? Number(id) : null
  return db
    .selectFrom('shop_order')
    .selectAll()
    .where((where) =>
      where.or([
        where('number', '=', id),
        where('client_order_id', '=', id),
        ...(orderId === null ? [] : [where('order_id', '=', orderId)]),
      ]),
    )
    .orderBy((by) => by('order_id', 'is not distinct from', orderId), 'desc')
    .orderBy((by) => by('store_id', '=', store.storeId), 'desc')
    .execute()
}
