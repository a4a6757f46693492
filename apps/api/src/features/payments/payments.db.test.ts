import { describe, expect, test } from 'vitest'
import { answer } from './testing/at-the-gateway.ts'
import { openPaymentShop } from './testing/open-payment-shop.ts'

const shop = openPaymentShop()

describe('an order to be paid by card', () => {
  test('leads to the page of the gateway, and counts as paid when it comes back', async () => {
    const placed = await shop.order()
    expect(placed).toMatchObject({
      pay_form: null,
      pay_script: null,
      clear_basket: true,
      order: { paid: false },
    })
    expect(placed.pay_link).toMatch(/^\/test-gateway\/[0-9a-f]{32}$/)
    expect((await shop.see(placed)).payment).toMatchObject({
      ...{ state: 'pending', online: true, payable: true, link: placed.pay_link },
    })
    const { status, to } = await answer(shop, placed.pay_link ?? '', 'pay')
    expect([status, to]).toEqual([303, `/de/successful-payment?order=${placed.order_id}`])
    const paid = await shop.see(placed)
    expect(paid).toMatchObject({ paid: true, payment_link: null, payment: { state: 'paid', payable: false } })
    const visited = await shop.api().app.inject({ url: placed.pay_link ?? '' })
    expect([visited.statusCode, visited.headers.location]).toEqual([303, to])
  })

  test('in Ukraine goes by a form, which nobody changes on its way', async () => {
    const placed = await shop.order('testcard', 'ua')
    expect(placed.pay_link).toBeNull()
    const { action, fields = {} } = placed.pay_form ?? {}
    expect(placed.pay_script).toMatch(/^<form id="payscript" method="POST" action="\/test-gateway">/)
    const send = (fields: Record<string, string>) =>
      shop.api().app.inject({
        method: 'POST',
        url: action ?? '',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    const request = JSON.parse(Buffer.from(fields.data ?? '', 'base64').toString())
    const cheaper = Buffer.from(JSON.stringify({ ...request, amountMinor: 1 })).toString('base64')
    expect((await send({ ...fields, data: cheaper })).statusCode).toBe(400)
    const cut = await send({ data: fields.data?.slice(0, 40) ?? '' })
    expect(cut.json()).toMatchObject({ code: 400, meta: { field: 'form', details: [{ key: 'WRONG_FORM' }] } })
    expect((await send({})).statusCode).toBe(400)
    const { headers } = await send(fields)
    const page = await shop.api().app.inject({ url: headers.location ?? '' })
    expect(page.body).toContain('Тестова оплата')
    await answer(shop, headers.location ?? '', 'pay')
    expect((await shop.see(placed)).paid).toBe(true)
  })

  test('sent again gets the same answer, and the same page to pay at', async () => {
    const { again, store: _, ...placed } = await shop.order()
    expect(await again()).toEqual(placed)
    expect(await shop.payments()).toHaveLength(1)
  })

  test('cannot be paid at a gateway this program does not have', async () => {
    await expect(shop.order('card')).rejects.toMatchObject({ code: 400 })
  })
})

describe('a card that is declined', () => {
  test('leaves the order unpaid, and the next try is a new one', async () => {
    const placed = await shop.order()
    expect((await answer(shop, placed.pay_link ?? '', 'decline')).to).toContain('/de/failed-payment?order=')
    expect((await shop.see(placed)).payment).toMatchObject({ state: 'failed', payable: true, link: null })
    const { pay_link } = await shop.pay(placed)
    expect(pay_link).not.toBe(placed.pay_link)
    await answer(shop, pay_link ?? '', 'pay')
    expect((await shop.see(placed)).paid).toBe(true)
    expect((await shop.payments()).map(({ state }) => state)).toEqual(['failed', 'paid'])
  })

  test('gives way to another method; the order is kept without a term then', async () => {
    const placed = await shop.order()
    await answer(shop, placed.pay_link ?? '', 'decline')
    const { other_methods } = (await shop.see(placed)).payment
    expect(other_methods.map(({ code, offline }) => [code, offline])).toContainEqual(['invoice', true])
    await expect(shop.pay(placed, 'balloon')).rejects.toMatchObject({ code: 400 })
    const { pay_link, payment } = await shop.pay(placed, 'invoice')
    expect([pay_link, payment]).toMatchObject([null, { state: 'open', online: false, payable: false }])
    shop.pass(60)
    await shop.run('payments.release')
    expect(await shop.see(placed)).toMatchObject({ canceled: false, order_status: 'N' })
  })
})

describe('a bank that does not answer', () => {
  test('is waited for: no second try, and asked until it has', async () => {
    const placed = await shop.order()
    expect((await answer(shop, placed.pay_link ?? '', 'leave')).to).toContain('/successful-payment')
    const { payment } = await shop.see(placed)
    expect(payment).toMatchObject({ state: 'pending', waits_for_bank: true, payable: false })
    await expect(shop.pay(placed)).rejects.toMatchObject({ code: 409, message: 'PAYMENT_PENDING' })
    // It says yes, and its event gets lost.
    await shop.db().updateTable('test_gateway_payment').set({ state: 'paid' }).execute()
    shop.pass(1)
    expect(await shop.run('payments.ask')).toEqual({ asked: 1, settled: 1 })
    expect((await shop.see(placed)).paid).toBe(true)
    expect(await shop.run('payments.ask')).toEqual({ asked: 0, settled: 0 })
  })

  test('is asked at once for a shopper who waits', async () => {
    const placed = await shop.order()
    await answer(shop, placed.pay_link ?? '', 'leave')
    expect(await shop.ask(placed)).toMatchObject({ waits_for_bank: true, asked: 1 })
    await shop.db().updateTable('test_gateway_payment').set({ state: 'declined' }).execute()
    expect(await shop.ask(placed)).toMatchObject({ state: 'failed', payable: true })
  })

  test('is asked later and later', async () => {
    await answer(shop, (await shop.order()).pay_link ?? '', 'leave')
    const waits: number[] = []
    for (let time = 0; time < 4; time++) {
      shop.pass(6)
      await shop
        .db()
        .updateTable('test_gateway_payment')
        .set({ closes_at: new Date(shop.now().getTime() + 60_000) })
        .execute()
      await shop.run('payments.ask')
      const [payment] = await shop.payments()
      waits.push(((payment?.ask_at?.getTime() ?? 0) - shop.now().getTime()) / 1000)
    }
    expect(waits).toEqual([10, 20, 40, 80])
  })
})

describe('two windows', () => {
  test('pay by the same try, once', async () => {
    const placed = await shop.order()
    const links = await Promise.all([shop.pay(placed), shop.pay(placed), shop.pay(placed)])
    expect(new Set(links.map(({ pay_link }) => pay_link))).toEqual(new Set([placed.pay_link]))
    const back = await Promise.all([1, 2, 3].map(() => answer(shop, placed.pay_link ?? '', 'pay')))
    expect(new Set(back.map(({ to }) => to)).size).toBe(1)
    expect((await shop.see(placed)).paid).toBe(true)
  })

  test('one pays and one declines: what came first stays', async () => {
    const placed = await shop.order()
    await answer(shop, placed.pay_link ?? '', 'pay')
    expect((await answer(shop, placed.pay_link ?? '', 'decline')).to).toContain('/successful-payment')
    expect((await shop.see(placed)).paid).toBe(true)
  })

  test('of many that start at once each gets one and the same try', async () => {
    const placed = await shop.order()
    await answer(shop, placed.pay_link ?? '', 'decline')
    const links = await Promise.all(Array.from({ length: 20 }, () => shop.pay(placed)))
    expect(new Set(links.map(({ pay_link }) => pay_link)).size).toBe(1)
    expect((await shop.payments()).map(({ state }) => state)).toEqual(['failed', 'started'])
  })
})

describe('whoever has not the key of the order', () => {
  test('neither pays it nor learns of it', async () => {
    const placed = await shop.order()
    for (const access_key of ['', 'k'.repeat(32)]) {
      await expect(shop.pay({ ...placed, access_key })).rejects.toMatchObject({ code: 404 })
      await expect(shop.ask({ ...placed, access_key })).rejects.toMatchObject({ code: 404 })
    }
  })
})
