import { listCustomers as listCall } from '@vitrine/contract/people/customer-list'
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import { afterAll, beforeAll } from 'vitest'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { placeOrder } from '#api/features/orders/place-order.ts'
import { aFilledCart, readOrder } from '#api/features/orders/testing/a-buyer.ts'
import { patientSteps } from '#api/features/orders/testing/patient-buyer.ts'
import { signIn } from '#api/features/sessions/testing/sign-in.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { listCustomers } from '../list/list-customers.ts'

export const NOW = new Date('2026-01-15T12:00:00Z')
const GOODS = [{ sku: 'COAT', qty: 1 }]
const store = aStoreView('de')
const PEOPLE: readonly [name: string, roles: Role[], seen: Date][] = [
  ['mona', ['manager'], NOW],
  ['boss', ['admin'], NOW],
  ['ann', [], new Date('2026-01-14T12:00:00Z')],
  ['vera', ['vip'], new Date('2025-11-01T12:00:00Z')],
]

/** A manager, an admin and two customers of a German store, of whom Ann has bought once, as has a guest. */
export function knownCustomers() {
  let database: TestDatabase
  const ids: Record<string, number> = {}
  const db = () => database.db
  const idOf = (name: string) => ids[name] ?? 0
  const as = (name: string, ...roles: Role[]) =>
    aContext(db(), {
      store,
      actor: { kind: 'customer', customerId: idOf(name), sessionId: 1, rights: rightsOf(roles) },
    })
  const mona = () => as('mona', 'manager')
  const guest = () => aContext(db(), { store })
  async function order(ctx: ReturnType<typeof aContext>) {
    const cart = await aFilledCart(ctx, GOODS)
    return placeOrder(ctx, { body: readOrder(cart, GOODS) }, patientSteps)
  }
  beforeAll(async () => {
    database = await createTestDatabase()
    await aCatalogue(db())
    await aProduct(db(), { sku: 'COAT', priceMinor: 30_000 })
    for (const [name, roles, seen] of PEOPLE) {
      const email = `${name}@example.org`
      const { customerId } = await signIn(db(), { email, now: () => seen })
      ids[name] = customerId
      await db()
        .updateTable('customer')
        .set({ roles, firstname: name, created_at: seen })
        .where('customer_id', '=', customerId)
        .execute()
    }
    await order(as('ann'))
    await order(guest())
  })
  afterAll(() => database.drop())

  const list = (query: object = {}, ctx = mona()) => listCustomers(ctx, listCall.query.parse(query))
  return {
    ...{ db, as, mona, boss: () => as('boss', 'admin'), idOf, list },
    orderAsGuest: () => order(guest()),
    namesOf: async (query: object) => (await list(query)).items.map(({ name }) => name),
  }
}
