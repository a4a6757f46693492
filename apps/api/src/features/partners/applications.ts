import type { PartnerApplication } from '@vitrine/contract/partner/membership'
import { joinName } from '@vitrine/domain/address/split-name'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { enqueue } from '#api/features/mail/index.ts'
import { makePartner } from '#api/features/sessions/index.ts'
import { beginAnew, ensurePartner } from './partner-queries.ts'

const MOST = 200

export async function listApplications({ db }: Context): Promise<{ items: PartnerApplication[] }> {
  const rows = await db
    .selectFrom('partner_application as application')
    .innerJoin('customer', 'customer.customer_id', 'application.customer_id')
    .innerJoin('store', 'store.store_id', 'application.store_id')
    .select([
      'application_id as id',
      'application.handle',
      'application.link',
      'application.about',
      'application.created_at',
      'customer.firstname',
      'customer.lastname',
      'customer.email',
      'customer.phone',
      'store.code as store',
    ])
    .where('application.state', '=', 'waiting')
    .orderBy('application_id')
    .limit(MOST)
    .execute()
  const items = rows.map(({ firstname, lastname, email, phone, created_at, ...rest }) => ({
    ...rest,
    name: joinName({ firstname, lastname }),
    contact: email ?? phone ?? '',
    created_at: created_at.toISOString(),
  }))
  return { items }
}

export async function countApplications(db: Database): Promise<number> {
  const { waiting } = await db
    .selectFrom('partner_application')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(waiting)
}

type Decision = { id: number; approve: boolean; reason: string }

/** The row decides who was first; the role, the partner, the audit and the mail come with it or not at all. */
export function decideApplication(ctx: Context, { id, approve, reason }: Decision) {
  const state = approve ? ('approved' as const) : ('refused' as const)
  return inTransaction(ctx, async (ctx) => {
    const row = await ctx.db
      .updateTable('partner_application')
      .set({ state, reason, decided_at: ctx.now() })
      .where('application_id', '=', id)
      .where('state', '=', 'waiting')
      .returning(['customer_id', 'handle', 'store_id'])
      .executeTakeFirst()
    if (!row) throw await whyNot(ctx, id)
    if (approve) {
      await makePartner(ctx, row.customer_id)
      const partner = { customerId: row.customer_id, handle: row.handle }
      await ensurePartner(ctx, partner)
      await beginAnew(ctx, partner)
    }
    await audit(ctx, {
      ...{ may: 'partner:approve', entity: 'partner_application', id },
      before: { state: 'waiting' },
      after: { state, reason },
    })
    await enqueue(ctx.db, 'partner.decided', { applicationId: id })
    return { state }
  })
}

async function whyNot({ db }: Context, id: number): Promise<ShopError> {
  const row = await db
    .selectFrom('partner_application')
    .select('state')
    .where('application_id', '=', id)
    .executeTakeFirst()
  return row ? new ShopError('CONFLICT', { message: 'ALREADY_DECIDED' }) : new ShopError('NOT_FOUND')
}
