// Who can sign in to the demo shop, one for each kind of person: their codes lie in the local outbox.
import { createDatabase, type Database } from '@vitrine/api/db/client'
import { makeCustomer, type NewCustomer } from '@vitrine/api/features/sessions/index'
import { systemContext } from './commands/system-context.ts'
import type { CommandInput } from './commands/with-database.ts'
import { demoTrade } from './demo.ts'

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
  const ids: number[] = []
  for (const person of PEOPLE) ids.push(await makeCustomer(systemContext(db, input, 'command:seed'), person))
  const [customerId, partnerId] = ids
  if (customerId === undefined || partnerId === undefined) return
  const { makeDemoPromo, partnerOrders, giveParcel } = await import('./demo-promo.ts')
  await makeDemoPromo(db, partnerId)
  if (await hasOrders(db, customerId)) return
  // A shop that opens tells of these people, and does not wait for what orders need.
  const { placeDemoOrders } = await import('./demo-customer/demo-history.ts')
  const { orders } = await demoTrade()
  await placeDemoOrders(db, { customerId, person: CLARA, orders }, input)
  const { makeDemoWishes } = await import('./demo-customer/demo-wishes.ts')
  await makeDemoWishes(db, customerId)
  const { makeDemoPartners } = await import('./demo-partners/make-demo-partners.ts')
  await makeDemoPartners(db, partnerId, input)
  await placeDemoOrders(db, { customerId: partnerId, person: PIA, orders: await partnerOrders(db) }, input)
  await giveParcel(systemContext(db, input, 'command:seed'), partnerId)
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
