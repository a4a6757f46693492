// Who can sign in to the demo shop, one for each kind of person: their codes lie in the local outbox.
import { createDatabase, type Database } from '@vitrine/api/db/client'
import { makeCustomer, type NewCustomer } from '@vitrine/api/features/sessions/index'
import { systemContext } from './commands/system-context.ts'
import type { CommandInput } from './commands/with-database.ts'
import { demoTrade } from './demo.ts'
import type { HistoryInput } from './demo-customer/demo-history.ts'

/** Nobody gets mail at a name that ends like this (RFC 2606). */
type Named = NewCustomer & { email: string; firstname: string; lastname: string }
const CLARA: Named = { email: 'customer@vitrine.example', firstname: 'Clara', lastname: 'Weiss', roles: [] }
const PIA: Named = {
  email: 'partner@vitrine.example',
  firstname: 'Pia',
  lastname: 'Lind',
  roles: ['blogger'],
}
const PEOPLE: readonly NewCustomer[] = [
  CLARA,
  PIA,
  { email: 'manager@vitrine.example', firstname: 'Max', lastname: 'Horn', roles: ['manager'] },
  { email: 'admin@vitrine.example', firstname: 'Ada', lastname: 'Stern', roles: ['admin'] },
]

/** Only where their codes can be read: a shop that others reach has no people everybody knows of. */
export async function makeDemoPeople(db: Database, input: CommandInput): Promise<void> {
  if (!input.settings.mail.showsOutbox) return
  for (const person of PEOPLE) await makeCustomer(await systemContext(db, input, 'command:seed'), person)
}

/** What they ordered, wished for and promoted so far; seconds of work that a shop may do behind its open doors. */
export async function makeDemoHistory(db: Database, input: HistoryInput): Promise<void> {
  const [clara, pia] = [await idOf(db, CLARA), await idOf(db, PIA)]
  if (clara === undefined || pia === undefined || !input.settings.mail.showsOutbox) return
  const { makeDemoPromo, partnerOrders, giveParcel } = await import('./demo-promo.ts')
  await makeDemoPromo(db, pia)
  if (await hasOrders(db, clara)) return
  const { placeDemoOrders } = await import('./demo-customer/demo-history.ts')
  const { orders, points } = await demoTrade()
  await placeDemoOrders(db, { customerId: clara, person: CLARA, orders, points }, input)
  const { makeDemoWishes } = await import('./demo-customer/demo-wishes.ts')
  await makeDemoWishes(db, clara)
  const { makeDemoPartners } = await import('./demo-partners/make-demo-partners.ts')
  await makeDemoPartners(db, pia, input)
  const own = await partnerOrders(db)
  await placeDemoOrders(db, { customerId: pia, person: PIA, orders: own, points }, input)
  await giveParcel(await systemContext(db, input, 'command:seed'), pia)
}

async function idOf(db: Database, { email }: Named): Promise<number | undefined> {
  const found = await db
    .selectFrom('customer')
    .select('customer_id as id')
    .where('email', '=', email)
    .executeTakeFirst()
  return found?.id
}

async function hasOrders(db: Database, customerId: number): Promise<boolean> {
  const found = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('customer_id', '=', customerId)
    .limit(1)
    .execute()
  return found.length > 0
}

/** Where each has something of their own to see. */
const placeOf = (email: string): string => {
  const roles = PEOPLE.find((one) => one.email === email)?.roles ?? []
  if (roles.length === 0) return '/my-account'
  return roles.includes('blogger') ? '/cabinet' : '/admin'
}

/** How to come in; nothing where they are not. */
export async function tellDemoPeople(
  connectionString: string,
  { settings, say, address }: CommandInput & { address: string },
): Promise<void> {
  if (!settings.mail.showsOutbox) return
  const db = createDatabase({ connectionString, max: 1 })
  try {
    const emails = PEOPLE.map(({ email }) => email)
    const known = await db
      .selectFrom('customer')
      .select('email')
      .where('email', 'in', emails)
      .where('enabled', '=', true)
      .orderBy('customer_id')
      .execute()
    if (known.length === 0) return
    say(`Sign in with the codes at ${address}/dev/outbox:`)
    for (const { email } of known) say(`  ${email} at ${address}/us${placeOf(email ?? '')}`)
  } finally {
    await db.destroy()
  }
}
