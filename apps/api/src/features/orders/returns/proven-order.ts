import type { Permission } from '@vitrine/domain/access/permissions'
import type { Context } from '#api/context.ts'
import { getOrderFor } from '../find-order.ts'
import { findByContact } from '../lookup/find-by-contact.ts'
import type { OrderRow } from '../order-payments.ts'

export type Proof = {
  id?: string | undefined
  key?: string | undefined
  number?: string | undefined
  contact?: string | undefined
  ip: string
}

/** The order of whoever owns it, holds its key, or knows its number and a contact of it. */
export function provenOrder(ctx: Context, may: Permission, proof: Proof): Promise<OrderRow> {
  const { id, key, number = '', contact = '', ip } = proof
  return id === undefined ? findByContact(ctx, { number, contact, ip }) : getOrderFor(ctx, may, { id, key })
}
