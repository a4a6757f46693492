// Tables of orders as other shops write them.
import { expect, test } from 'vitest'
import { ProblemList, replyOf } from '../../problems.ts'
import { readFormer } from './read-former.ts'

async function read(text: string, currency?: string) {
  const leftOut = new ProblemList()
  const file = { name: 'orders.csv', bytes: new TextEncoder().encode(text) }
  const { rows, given } = await readFormer({ file, currency, maxRows: 100, leftOut })
  const told = leftOut.listed.map((one) => `${one.place?.line}: ${replyOf(one).message}`)
  return { rows, orders: given.map(({ order }) => order), told }
}

test.each([
  ['its older headers', 'Payment Reference', 'Cancelled at'],
  ['its newer headers', 'Payment References', 'Canceled at'],
])('Shopify’s table, by %s', async (_, reference, canceled) => {
  const text = [
    `Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Billing Name,Billing Address1,Billing City,Billing Country,Notes,${canceled},${reference},Vendor`,
    '#1001,Ann@Example.org,paid,2021-03-04 11:00:00 -0500,fulfilled,PLN,100.00,9.90,0.00,109.90,SPRING,2021-03-04 10:59:58 -0500,2,Scarf - red,45.00,50.00,SCARF-R,Ann Lee,Długa 1,Gdańsk,PL,"Ring, twice",,c_1,Old',
    "#1001,Ann@Example.org,,,,,,,,,,2021-03-04 10:59:58 -0500,1,'=Hat,10.00,,HAT,,,,,,,,Old",
    '#1002,bob@example.org,refunded,,,PLN,5,0,0,5,,2021-03-05 08:00:00 +0100,1,Cap,5,,CAP,,,,,,,,',
    '#1003,bob@example.org,voided,,,PLN,5,0,0,5,,2021-03-05 09:00:00 +0100,1,Cap,5,,CAP,,,,,,2021-03-06,,',
  ].join('\n')
  const { rows, orders, told } = await read(text)
  expect([rows, told]).toEqual([4, []])
  expect(orders[0]).toEqual({
    ...{ number: '1001', email: 'ann@example.org', placed_at: '2021-03-04T15:59:58.000Z' },
    ...{ currency: 'PLN', total_minor: 10_990, ending: null },
    facts: {
      ...{ financial: 'paid', fulfillment: 'fulfilled', coupon: 'SPRING', payment_reference: 'c_1' },
      ...{ paid_at: '2021-03-04T16:00:00.000Z', subtotal: 10_000, shipping: 990, tax: 0 },
      ...{ 'Billing Name': 'Ann Lee', 'Billing Address1': 'Długa 1', 'Billing City': 'Gdańsk' },
      ...{ 'Billing Country': 'PL', notes: 'Ring, twice' },
    },
    lines: [
      { sku: 'SCARF-R', name: 'Scarf - red', qty: 2, price_minor: 4_500, facts: { price_before: 5_000 } },
      { sku: 'HAT', name: '=Hat', qty: 1, price_minor: 1_000, facts: {} },
    ],
  })
  expect(orders.map(({ ending }) => ending)).toEqual([null, 'refunded', 'canceled'])
})

test('WooCommerce’s, with its lines in cells of one row', async () => {
  const text = [
    'order_id,order_number,order_date,status,shipping_total,tax_total,discount_total,order_total,order_currency,payment_method_title,billing_first_name,billing_last_name,billing_email,billing_address_1,billing_city,billing_country,customer_note,line_item_1,line_item_2',
    '77,77,2022-01-02 10:00:00,completed,4.90,1.00,0.00,64.90,EUR,Card,Ann,Lee,ann@example.org,Torstr. 1,Berlin,DE,,name:Scarf | silk|product_id:12|sku:SCARF|quantity:2|total:40.00|sub_total:40.00,name:Cap &amp; Co|product_id:13|sku:|quantity:1|total:20.00|sub_total:20.00',
    '78,78,2022-01-03 10:00:00,wc-failed,0,0,0,5,EUR,Card,Bo,Li,bo@example.org,,,,,name:Cap|quantity:1|total:5,',
  ].join('\n')
  const { orders, told } = await read(text)
  expect(told).toEqual(['3: it stands at "wc-failed": there never was such an order'])
  expect(orders[0]).toMatchObject({
    ...{ number: '77', email: 'ann@example.org', currency: 'EUR', total_minor: 6_490 },
    facts: { 'Billing Name': 'Ann Lee', state: 'completed', shipping: 490, id: '77' },
    lines: [
      { sku: 'SCARF', name: 'Scarf | silk', qty: 2, price_minor: 2_000 },
      { sku: '', name: 'Cap & Co', qty: 1, price_minor: 2_000 },
    ],
  })
})

test('WooCommerce’s, with a row for each line', async () => {
  const text = [
    'Order Number,Order Status,Order Date,First Name (Billing),Last Name (Billing),Email (Billing),City (Billing),Order Total Amount,SKU,Item Name,Quantity (- Refund),Item Cost',
    '9,Completed,2022-01-02 10:00,Ann,Lee,ann@example.org,Berlin,30.00,A,Scarf,1,10.00',
    '9,Completed,2022-01-02 10:00,Ann,Lee,ann@example.org,Berlin,30.00,B,Cap,0,20.00',
  ].join('\n')
  const { orders } = await read(text, 'EUR')
  expect(orders).toHaveLength(1)
  expect(orders[0]?.lines).toEqual([{ sku: 'A', name: 'Scarf', qty: 1, price_minor: 1_000, facts: {} }])
})

test('a plain table, its dates with dots and its cells with semicolons', async () => {
  const text =
    'number;email;date;currency;total;sku;name;quantity;price\nA-1;a@b.de;31.12.2020;eur;10,50;S;Schal;1;10,50\n'
  expect((await read(text)).orders[0]).toMatchObject({
    ...{ number: 'A-1', placed_at: '2020-12-31T00:00:00.000Z', currency: 'EUR', total_minor: 1_050 },
    lines: [{ name: 'Schal', price_minor: 1_050 }],
  })
})

const HEAD = 'number,email,date,currency,total,name,quantity,price'
test.each([
  ['no number', ',a@b.de,2020-01-01,EUR,1,x,1,1', 'there is no order number'],
  ['no mailbox', '1,,2020-01-01,EUR,1,x,1,1', 'the e-mail address of who ordered is missing'],
  ['no such mailbox', '1,a,2020-01-01,EUR,1,x,1,1', '"a" is no e-mail address'],
  ['no day', '1,a@b.de,yesterday,EUR,1,x,1,1', '"yesterday" under "date" is no date'],
  ['no currency', '1,a@b.de,2020-01-01,,1,x,1,1', 'the currency is missing'],
  ['no such currency', '1,a@b.de,2020-01-01,€,1,x,1,1', '"€" is no currency'],
  ['no total', '1,a@b.de,2020-01-01,EUR,,x,1,1', 'the total of the order is missing'],
  ['no amount', '1,a@b.de,2020-01-01,EUR,1e3,x,1,1', '"1e3" under "total" is no amount'],
  ['no count', '1,a@b.de,2020-01-01,EUR,1,x,many,1', '"many" is no number of pieces'],
  ['a long text', `1,a@b.de,2020-01-01,EUR,1,${'x'.repeat(501)},1,1`, 'the name of a piece is longer'],
])('a row with %s is told by its line, and the next is read', async (_, row, words) => {
  const { orders, told } = await read(`${HEAD}\n${row}\n2,a@b.de,2020-01-01,EUR,1,x,1,1\n`)
  expect(told).toEqual([expect.stringMatching(/^2: /)])
  expect(told[0]).toContain(words)
  expect(orders.map(({ number }) => number)).toEqual(['2'])
})

test('a wrong line leaves the whole order out, and an order that comes twice is told', async () => {
  const good = '1,a@b.de,2020-01-01,EUR,1,x,1,1'
  const { orders, told } = await read(
    [
      HEAD,
      good,
      good.replace(',1,1', ',-1,1'),
      '2,a@b.de,2020-01-01,EUR,1,x,1,1',
      '3,c@b.de,2020-01-01,EUR,1,x,1,1',
      '2,a@b.de,2020-01-01,EUR,1,x,1,1',
    ].join('\n'),
  )
  expect([orders.map(({ number }) => number), told]).toEqual([
    ['2', '3'],
    ['3: "-1" is no number of pieces', '6: order 2 stands in line 4 already'],
  ])
})

test.each([
  ['order numbers', 'email,date,total', 'order numbers'],
  ['mailboxes', 'number,date,total', 'e-mail addresses'],
  ['days', 'number,email,total', 'the day of an order'],
])('a table without a column of %s is none', async (_, head, words) => {
  await expect(read(`${head}\n`)).rejects.toThrow(words)
})
