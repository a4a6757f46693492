import { ROLES, type Role, rightsOf } from '@vitrine/domain/access/roles'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Reached } from './ensure-customer.ts'

/** Whether whoever signs in by it may act for others: their codes are longer. Asked of everybody, at the same cost. */
export async function isStaff({ db }: Pick<Context, 'db'>, by: Reached): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('roles')
    .where((is) => ('email' in by ? is('email', '=', by.email) : is('phone', '=', by.phone)))
    .executeTakeFirst()
  return row !== undefined && mayActForOthers(row.roles)
}

/** The same of a customer who is known. */
export async function isStaffCustomer({ db }: Pick<Context, 'db'>, customerId: number): Promise<boolean> {
  const { roles } = await db
    .selectFrom('customer')
    .select('roles')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return mayActForOthers(roles)
}

/** Whoever holds it may act for others. */
export const isStaffRole = (role: Role): boolean => mayActForOthers([role])

const mayActForOthers = (roles: readonly Role[]) => rightsOf(roles)['customer:impersonate'] !== undefined

/** For a query on `customer`, by its name there. */
export const isStaffSql = (customer: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${customer}.enabled`)} and ${sql.ref(`${customer}.roles`)} && ${STAFF_ROLES}::text[])`

const STAFF_ROLES = ROLES.filter((role) => mayActForOthers([role]))
