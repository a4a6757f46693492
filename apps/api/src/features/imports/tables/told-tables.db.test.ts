// What a report says of customers and orders is said to its reader in their language, to programs in English.
import type { TableReport } from '@vitrine/contract/people/table-report'
import type { Language } from '@vitrine/domain/store/store-view'
import { expect, test } from 'vitest'
import { openCustomers } from '../customers/testing/open-customers.ts'
import { takeOrders } from '../orders/former/bring-orders.ts'
import { said } from '../testing/said.ts'

const { as, take, aCustomer } = openCustomers()
const linesIn = (language: Language, { items }: TableReport['left_out']) =>
  items.map((one) => `${one.line}: ${said(language, one)}`)

const PEOPLE = `email,phone,firstname,lastname,street,postcode,city,country,newsletter
ann@example.org,+4915112345678,Ann,Lee,Torstraße 1,1,Berlin,DE,yes
ann@example.org,,Ann,,,,,,
nobody,,No,,,,,,
,,No,,,,,,
bea@example.org,12,Bea,,,,,,
boss@example.org,,Boss,,,,,,
,+4915112345699,Cem,,,,,,yes
`

test('a table of customers was reported in English to everybody: it is read in German and Russian', async () => {
  await aCustomer({ email: 'boss@example.org', roles: ['manager'] })
  const report = await take(PEOPLE, 'try')
  expect(linesIn('de', report.left_out)).toEqual([
    '3: „ann@example.org“ steht schon in Zeile 2.',
    '4: „nobody“ ist keine E-Mail-Adresse.',
    '5: Es fehlen E-Mail-Adresse und Telefonnummer.',
    '6: „12“ ist keine Telefonnummer.',
    '7: Gehört zum Personal oder ist Partner: Eine Tabelle ändert dort nichts.',
  ])
  expect(linesIn('ru', report.remarks)).toEqual([
    '2: Адрес пропущен: указано неверно — индекс.',
    '8: Нет адреса эл. почты для рассылки.',
  ])
  expect(report.remarks.items[0]?.message).toBe('its address was passed over: postcode is wrong')
})

const ORDERS = `number,email,date,currency,total,sku,name,quantity,price,status
1,ann@example.org,2020-05-01,EUR,20,A,Scarf,2,10,completed
1,ann@example.org,2020-05-01,EUR,20,A,Scarf,-2,10,completed
2,ann@example.org,soon,EUR,20,A,Scarf,2,10,completed
3,ann@example.org,2020-05-01,EUR,,A,Scarf,2,10,completed
4,ann@example.org,2020-05-01,EUR,20,A,Scarf,2,10,failed
,ann@example.org,2020-05-01,EUR,20,A,Scarf,2,10,completed
`

test('a table of former orders is read in Ukrainian and Chinese', async () => {
  const bytes = new TextEncoder().encode(ORDERS)
  const how = { title: 'orders.csv', currency: undefined, charset: 'utf-8', mode: 'try' } as const
  const { left_out } = await takeOrders(as('manager'), { ...how, bytes })
  expect(linesIn('uk', left_out)).toEqual([
    '3: «-2» — не кількість.',
    '4: «soon» у стовпці «date» — не дата.',
    '5: Немає підсумку замовлення.',
    '6: Стан — «failed»: такого замовлення ніколи не було.',
    '7: Немає номера замовлення.',
  ])
  expect(linesIn('zh', left_out).slice(0, 3)).toEqual([
    '3: “-2”不是件数。',
    '4: “date”列中的“soon”不是日期。',
    '5: 缺少订单总额。',
  ])
  expect(left_out.items[2]?.message).toBe('the total of the order is missing')
})
