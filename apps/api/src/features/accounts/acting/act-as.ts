import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { isPartnerSql, isStaffCustomer, type Reached } from '#api/features/sessions/index.ts'
import { type Allowance, spendAllowance } from '#api/limits/spend-allowance.ts'
import { readContact } from '../contact.ts'

const BY_ONE_PERSON: Allowance = { name: 'acting', times: 60, seconds: 3_600 }
/** Of whom, and what for. */
export type Asked = { contact: string; why?: string | undefined; words?: string | undefined }
type Begin<T> = (ctx: Context, customerId: number) => Promise<T>

/** Without `asked`: for the blogger. Never for staff, nor for oneself; audited before it begins. */
export async function actAs<T>(ctx: Context, begin: Begin<T>, asked?: Asked): Promise<T> {
  assertMay(ctx, 'customer:impersonate')
  const me = myId(ctx)
  await spendAllowance(ctx.db, BY_ONE_PERSON, [me])
  const customerId =
    asked === undefined
      ? await findBlogger(ctx)
      : await findBy(ctx, readContact(asked.contact, { store: ctx.store, country: undefined }))
  if (customerId === undefined) throw new ShopError('NOT_FOUND')
  if (customerId === me || (await isStaffCustomer(ctx, customerId))) throw new ShopError('ACCESS_DENIED')
  return inTransaction(ctx, async (ctx) => {
    const { why, words } = asked ?? {}
    await audit(ctx, {
      ...{ may: 'customer:impersonate', entity: 'customer', id: customerId },
      after: why || words ? { ...(why && { why }), ...(words && { words }) } : null,
    })
    return begin(ctx, customerId)
  })
}

async function findBy({ db }: Context, by: Reached): Promise<number | undefined> {
  const row = await db
    .selectFrom('customer')
    .select('customer_id')
    .where((is) => ('email' in by ? is('email', '=', by.email) : is('phone', '=', by.phone)))
    .where('enabled', '=', true)
    .executeTakeFirst()
  return row?.customer_id
}

async function findBlogger({ db }: Context): Promise<number | undefined> {
  const row = await db
    .selectFrom('customer')
    .select('customer_id')
    .where(isPartnerSql('customer'))
    .orderBy('customer_id')
    .executeTakeFirst()
  return row?.customer_id
}
