import { isDeepStrictEqual } from 'node:util'
import { MAX_ADDRESSES, type SavedAddress } from '@vitrine/contract/user/addresses'
import { deliveryCountries } from '@vitrine/domain/checkout/delivery'
import { myId } from '#api/access/my-id.ts'
import { commerceOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { completeRegion } from '#api/features/stores/index.ts'
import { assertAddress } from '#api/refusal/assert-address.ts'
import {
  type Address,
  deleteAddress,
  insertAddress,
  lockAddresses,
  selectAddresses,
  updateAddress,
} from './address-queries.ts'

export const listAddresses = (ctx: Context): Promise<SavedAddress[]> => selectAddresses(ctx, myId(ctx))

/** Kept once: a checkout that is sent again, or used again, brings the same. */
export async function addAddress(ctx: Context, given: Address): Promise<SavedAddress> {
  const address = await usable(ctx, given)
  return changing(ctx, async (ctx, customerId) => {
    const known = await selectAddresses(ctx, customerId)
    const same = known.find(({ id: _, is_default: __, ...one }) => isDeepStrictEqual(one, address))
    if (same) return same
    if (known.length >= MAX_ADDRESSES) throw new ShopError('CONFLICT', { message: 'TOO_MANY_ADDRESSES' })
    return insertAddress(ctx, customerId, { address, isDefault: known.length === 0 })
  })
}

export async function changeAddress(
  ctx: Context,
  { id, address }: { id: number; address: Address },
): Promise<SavedAddress> {
  return updateAddress(ctx, { id, customerId: myId(ctx), address: await usable(ctx, address) })
}

async function usable(ctx: Context, given: Address): Promise<Address> {
  const address = await completeRegion(ctx, given)
  assertAddress(address, { isCarried: true })
  await assertDeliverable(ctx, address)
  return address
}

export const preferAddress = (ctx: Context, id: number): Promise<SavedAddress> =>
  changing(ctx, async (ctx, customerId) => {
    const known = await selectAddresses(ctx, customerId)
    const former = known.find((one) => one.is_default)
    if (former) await updateAddress(ctx, { id: former.id, customerId, isDefault: false })
    return updateAddress(ctx, { id, customerId, isDefault: true })
  })

export const removeAddress = (ctx: Context, id: number): Promise<true> =>
  changing(ctx, async (ctx, customerId) => {
    await deleteAddress(ctx, customerId, id)
    const [next] = await selectAddresses(ctx, customerId)
    if (next && !next.is_default) await updateAddress(ctx, { id: next.id, customerId, isDefault: true })
    return true as const
  })

function changing<T>(ctx: Context, work: (ctx: Context, customerId: number) => Promise<T>): Promise<T> {
  const customerId = myId(ctx)
  return inTransaction(ctx, async (ctx) => {
    await lockAddresses(ctx, customerId)
    return work(ctx, customerId)
  })
}

/** An address no store delivers to is of no use to anybody; one for another store is. */
async function assertDeliverable(ctx: Context, { country_id }: Address): Promise<void> {
  const { delivery } = await commerceOf(ctx)
  const stores = new Map(delivery.countries.map(({ storeId }) => [storeId, { storeId }]))
  if ([...stores.values()].some((store) => deliveryCountries(delivery, store).includes(country_id))) return
  const message = 'is a country nothing is delivered to'
  throw new ShopError('VALIDATION', {
    message: `country_id: ${message}`,
    details: [{ path: 'country_id', key: 'REFUSED', message }],
  })
}
