import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import { aContext } from '#api/testing/test-context.ts'
import { takeOrderStep } from '../take-step.ts'
import { aBuyer } from '../testing/a-buyer.ts'
import { openOrderShop } from '../testing/open-order-shop.ts'
import { orderMovedMails } from './order-moved.ts'

const shop = openOrderShop()
const ctx = () => aContext(shop.db(), { actor: { kind: 'system', job: 'payments.receive' } })
const anOrder = async () => {
  const { buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 2 }])
  const { order } = await buy()
  return order
}
type Step = Parameters<typeof takeOrderStep>[1]['step']
const take = async (orderId: number, ...steps: Step[]) => {
  for (const step of steps) await takeOrderStep(ctx(), { orderId, step, by: 'system' })
}
const topics = async () => {
  const rows = await shop.db().selectFrom('outbox').select('topic').orderBy('outbox_id').execute()
  return rows.map(({ topic }) => topic).filter((topic) => topic !== 'order.placed')
}
const mailOf = (topic: string, orderId: number) =>
  orderMovedMails[topic]?.({ orderId }, { db: shop.db(), publicUrl: 'https://shop.example' })

describe('the shopper hears', () => {
  test('once that it left and once that it arrived, whatever else happens', async () => {
    const { id } = await anOrder()
    await take(id, 'confirm', 'pack', 'ship', 'arrive', 'deliver')
    await expect(take(id, 'deliver')).rejects.toMatchObject({ status: 409 })
    expect(await topics()).toEqual(['order.shipped', 'order.delivered'])
  })

  test('not once more that it left, when its money comes on the way', async () => {
    const { id } = await anOrder()
    await take(id, 'pack', 'ship', 'pay')
    expect(await topics()).toEqual(['order.shipped', 'order.paid'])
  })

  test('once that it was canceled, whoever did it', async () => {
    const { id } = await anOrder()
    const outcomes = await Promise.allSettled(
      (['cancel', 'expire', 'cancel'] as const).map((step) =>
        takeOrderStep(ctx(), { orderId: id, step, by: 'system' }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await topics()).toEqual(['order.canceled'])
  })

  test('only of the last of several steps taken at once', async () => {
    const { id } = await anOrder()
    await take(id, 'pack')
    await takeOrderStep(ctx(), { orderId: id, step: 'ship', by: 'system', isPassing: true })
    await take(id, 'deliver')
    expect(await topics()).toEqual(['order.delivered'])
  })

  test('not of the money besides, where it was paid on the way to another step', async () => {
    const { id } = await anOrder()
    await takeOrderStep(ctx(), { orderId: id, step: 'pay', by: 'system', isPassing: true })
    await take(id, 'pack', 'ship')
    expect(await topics()).toEqual(['order.shipped'])
  })

  test('of no money, where gift cards and bonuses have paid for all of it', async () => {
    const { id } = await anOrder()
    const order = shop.db().updateTable('shop_order').where('order_id', '=', id)
    const { total_minor } = await shop
      .db()
      .selectFrom('shop_order')
      .select('total_minor')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    await order.set({ total_minor: 0 }).execute()
    await take(id, 'pay')
    await order.set({ total_minor }).execute()
    expect(await topics()).toEqual([])
  })

  test('nothing of what nobody carries, and nothing of a step that died', async () => {
    const { id } = await anOrder()
    const dying = inTransaction(ctx(), async (inner) => {
      await takeOrderStep(inner, { orderId: id, step: 'cancel', by: 'system' })
      throw new Error('the power went out')
    })
    await expect(dying).rejects.toThrow('the power went out')
    expect(await topics()).toEqual([])
    await sql`update shop_order set shipping_address = null where order_id = ${id}`.execute(shop.db())
    await take(id, 'pack', 'ship')
    expect(await topics()).toEqual([])
  })

  test('that it was canceled, also where nobody carries it', async () => {
    const { id } = await anOrder()
    await sql`update shop_order set shipping_address = null where order_id = ${id}`.execute(shop.db())
    await take(id, 'cancel')
    expect(await topics()).toEqual(['order.canceled'])
  })
})

describe('the mail', () => {
  const LINK = 'https://dhl.example/00340'
  test.each([
    ['us', 1, 'is on its way', 'Your package has left'],
    ['de', 4, 'ist unterwegs', 'Ihr Paket ist auf dem Weg'],
    ['ru', 5, 'в пути', 'Ваша посылка отправлена'],
    ['ua', 6, 'в дорозі', 'Вашу посилку відправлено'],
    ['cn', 7, '已发货', '您的包裹已寄出'],
  ])(
    'of a parcel that left, in the words of %s, with where it is followed',
    async (...[store, id, subject, title]) => {
      const { id: orderId, number } = await anOrder()
      await shop
        .db()
        .updateTable('shop_order')
        .set({ store_id: id, tracking: json({ carrier: 'DHL', number: '<00340>', link: LINK }) })
        .where('order_id', '=', orderId)
        .execute()
      const mail = await mailOf('order.shipped', orderId)
      expect(mail?.to).toBe('anna@example.org')
      expect(mail?.subject).toContain(subject)
      expect(mail?.subject).toContain(number)
      expect(mail?.text).toContain(title)
      expect(mail?.text).toContain('<00340>')
      expect(mail?.text).toContain(`${LINK}\nhttps://shop.example/${store}/order/`)
      // A guest who reads it on another device had to type the number from the letter.
      expect(mail?.text).toMatch(new RegExp(`/order/[^?\\n]+\\?number=${number}\\n`))
      expect(mail?.html).toContain('&lt;00340&gt;')
      expect(mail?.html).toContain(`href="${LINK}"`)
      expect(mail?.html).not.toMatch(/mail\.[a-z]/)
      await shop.db().updateTable('shop_order').set({ store_id: 4 }).where('order_id', '=', orderId).execute()
    },
  )

  test('of a canceled order promises money back only where some came', async () => {
    const { id } = await anOrder()
    await take(id, 'cancel')
    expect((await mailOf('order.canceled', id))?.text).not.toContain('bezahlt haben')
    const paid = await anOrder()
    await take(paid.id, 'pay', 'cancel')
    expect((await mailOf('order.canceled', paid.id))?.text).toContain('bezahlt haben')
    expect(await mailOf('order.delivered', 999_999)).toBeUndefined()
  })

  test('of an order paid whole by gift cards and bonuses promises no second letter of money', async () => {
    const { id } = await anOrder()
    await take(id, 'pay', 'cancel')
    await sql`update shop_order set totals = jsonb_set(totals, '{grand_total}', '0') where order_id = ${id}`.execute(
      shop.db(),
    )
    expect((await mailOf('order.canceled', id))?.text).not.toContain('bezahlt haben')
  })

  test.each([
    ['us', 1, 'was not paid in time'],
    ['de', 4, 'nicht rechtzeitig bezahlt'],
    ['ru', 5, 'не оплатили вовремя'],
    ['ua', 6, 'не сплатили вчасно'],
    ['cn', 7, '未及时付款'],
  ])('of an order nobody paid in time says why, in the words of %s', async (...[, store, why]) => {
    const { id } = await anOrder()
    await take(id, 'expire')
    await shop.db().updateTable('shop_order').set({ store_id: store }).where('order_id', '=', id).execute()
    const mail = await mailOf('order.canceled', id)
    expect([mail?.text, mail?.html]).toEqual([expect.stringContaining(why), expect.stringContaining(why)])
    await shop.db().updateTable('shop_order').set({ store_id: 4 }).where('order_id', '=', id).execute()
  })

  test('of an order that was let go and paid all the same promises the money back', async () => {
    const { id } = await anOrder()
    await take(id, 'expire', 'pay')
    expect((await mailOf('order.canceled', id))?.text).toContain('bezahlt haben')
  })
})
