import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { invalidInput } from '#api/errors.ts'
import { isPartnerSql } from '#api/features/sessions/index.ts'

/** Whom a coupon is to bring royalties must be a partner: nobody else could be paid. */
export async function assertPartner({ db }: Context, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return
  const { rows } =
    await sql`select from customer c where c.customer_id = ${id} and ${isPartnerSql('c')}`.execute(db)
  if (rows.length === 0)
    throw invalidInput([{ path: 'partner_id', key: 'REFUSED', message: 'is no partner of this shop' }])
}
