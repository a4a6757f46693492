import type { SavedAddress } from '@vitrine/contract/user/addresses'
import type { Context } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import { ShopError } from '#api/errors.ts'

export type Address = Omit<SavedAddress, 'id' | 'is_default'>
type Row = { address_id: number; address: unknown; is_default: boolean }

const toWire = ({ address_id: id, address, is_default }: Row): SavedAddress => ({
  ...(address as Address),
  id,
  is_default,
})

const COLUMNS = ['address_id', 'address', 'is_default'] as const

export async function selectAddresses({ db }: Context, customerId: number): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom('customer_address')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('address_id', 'desc')
    .execute()
  return rows.map(toWire)
}

/**
 * One change of a customer's addresses after the other, so that one is the default and the limit holds; none once the
 * account is deleted.
 */
export async function lockAddresses({ db }: Context, customerId: number): Promise<void> {
  const row = await db
    .selectFrom('customer')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('enabled', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ShopError('UNAUTHORIZED')
}

export async function insertAddress(
  { db, now }: Context,
  customerId: number,
  { address, isDefault }: { address: Address; isDefault: boolean },
): Promise<SavedAddress> {
  const row = await db
    .insertInto('customer_address')
    .values({
      customer_id: customerId,
      address: json(address),
      is_default: isDefault,
      created_at: now(),
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return toWire(row)
}

type Change = { address: Address } | { isDefault: boolean }

/** Of somebody else or of nobody: the same answer. */
export async function updateAddress(
  { db }: Context,
  { id, customerId, ...change }: { id: number; customerId: number } & Change,
): Promise<SavedAddress> {
  const row = await db
    .updateTable('customer_address')
    .set('address' in change ? { address: json(change.address) } : { is_default: change.isDefault })
    .where('address_id', '=', id)
    .where('customer_id', '=', customerId)
    .returning(COLUMNS)
    .executeTakeFirst()
  if (!row) throw new ShopError('NOT_FOUND')
  return toWire(row)
}

export async function deleteAddress({ db }: Context, customerId: number, id: number): Promise<void> {
  const [gone] = await db
    .deleteFrom('customer_address')
    .where('address_id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('address_id')
    .execute()
  if (!gone) throw new ShopError('NOT_FOUND')
}
