import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from '#api/db/json.ts'

type CustomerAddressTable = {
  address_id: GeneratedAlways<number>
  customer_id: number
  address: Json
  is_default: Generated<boolean>
  created_at: Date
}

export type AddressesSchema = {
  customer_address: CustomerAddressTable
}
