// A set is there whole or not at all, wherever its saving is cut off; and each guard is needed.
import { fileURLToPath } from 'node:url'
import { rightsOf } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answersOf, together } from '#api/features/orders/testing/crowd.ts'
import { meeting } from '#api/testing/meeting.ts'
import { runChild } from '#api/testing/run-child.ts'
import { aContext } from '#api/testing/test-context.ts'
import { getOwnPieces } from '../read/own-pieces.ts'
import { aPartnerShop, type Partner, type PartnerShop } from '../testing/a-partner-shop.ts'
import { type SetGuards, saveSet, setGuards } from './save-set.ts'

const CHILD = fileURLToPath(new URL('../testing/set-child.ts', import.meta.url))
const STATEMENTS = 6
let shop: PartnerShop
let pia: Partner
let items: number[]
beforeAll(async () => {
  shop = await aPartnerShop()
  pia = await shop.aPartner('pia lind')
  items = (await shop.aParcel(pia, ['JUMPER', 'SKIRT'])).pieces
})
afterAll(() => shop.close())
beforeEach(() => sql`delete from promo_product where sku is null`.execute(shop.db))

const ctx = () =>
  aContext(shop.db, {
    actor: {
      ...{ kind: 'customer', customerId: pia.customerId, sessionId: 1 },
      rights: rightsOf(['blogger']),
    },
  })
/** How many sets there are, and how many rows of sets that are of nothing. */
async function sets(): Promise<number[]> {
  const { rows } = await sql<{
    is: number[]
  }>`select array[count(s.promo_id), count(*) filter (where s.promo_id is null)] as is
    from promo_product p left join promo_set s using (promo_id) where p.sku is null`.execute(shop.db)
  return rows[0]?.is.map(Number) ?? []
}

describe('cut off by kill -9', () => {
  const cut = (point: number | 'never') =>
    runChild(CHILD, {
      ...{ connectionString: shop.database.connectionString, items, point },
      customerId: pia.customerId,
    })

  test('the points below are all there are', async () => {
    const { said, complaint } = await cut('never')
    expect([Number(said), complaint, await sets()]).toEqual([STATEMENTS, '', [1, 0]])
  })

  test.each(Array.from({ length: STATEMENTS }, (_, at) => at + 1))(
    'at statement %i: there is a whole set or none, and saved again there is one',
    async (point) => {
      expect((await cut(point)).signal).toBe('SIGKILL')
      expect([
        [0, 0],
        [1, 0],
      ]).toContainEqual(await sets())
      await saveSet(ctx(), items).catch((error: Error) => expect(error.message).toBe('SET_EXISTS'))
      expect(await sets()).toEqual([1, 0])
    },
  )
})

describe('mutants', () => {
  /** No lock, and both have looked before either writes. */
  const met = (): SetGuards => {
    const wait = meeting(2)
    return {
      lockParts: (ctx, ids) => getOwnPieces(ctx, { ids, pathOf: () => 'items' }),
      async findSet(ctx, pair) {
        const found = await setGuards.findSet(ctx, pair)
        await wait()
        return found
      },
    }
  }

  test('without the lock the index is the last line, and the second is told which set it is', async () => {
    const guards = met()
    const outcomes = await together(2, () => saveSet(ctx(), items, guards))
    expect([answersOf(outcomes).length, await sets()]).toEqual([1, [1, 0]])
    const refused = outcomes.find((one) => 'error' in one)
    expect(refused).toMatchObject({ error: { message: 'SET_EXISTS' } })
  })

  test('without lock and index there are two of one set; with the lock alone there is one', async () => {
    await sql`alter table promo_set drop constraint promo_set_top_id_bottom_id_key`.execute(shop.db)
    const guards = met()
    await together(2, () => saveSet(ctx(), items, guards))
    expect(await sets()).toEqual([2, 0])
    await sql`delete from promo_product where sku is null`.execute(shop.db)
    await together(20, () => saveSet(ctx(), items))
    expect(await sets()).toEqual([1, 0])
  })

  test('a piece that is put aside in the same moment is in no set of the time after', async () => {
    const [id] = items
    const put = () => shop.ask('archive_product', { ...pia, body: { id, archive: true, reason: 'damaged' } })
    const outcomes = await together<unknown>(2, (at) => (at === 0 ? put() : saveSet(ctx(), items)))
    expect(outcomes[0]).toMatchObject({ answer: { status: 200 } })
    await expect(saveSet(ctx(), items)).rejects.toMatchObject({ code: 'VALIDATION' })
  })
})
