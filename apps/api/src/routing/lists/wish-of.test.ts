// An address of a list of the staff, kept as a view or sent to a colleague, read as its page reads it.
import { listCustomers } from '@vitrine/contract/people/customer-list'
import { describe, expect, test } from 'vitest'
import { wishOf } from './counted-list.ts'

const nothing = listCustomers.query.parse({})
const read = (address: string, usual?: Record<string, string>) => wishOf(listCustomers, address, usual)

describe('an address', () => {
  test('that names nothing is the list as it opens', () => expect(read('')).toEqual(nothing))

  test('narrows by all it names', () => {
    expect(read('view=vip&orders=more&q=anna+berg&size=20')).toEqual({
      ...nothing,
      ...{ view: 'vip', orders: 'more', q: 'anna berg', size: 20 },
    })
  })

  test.each(['orders=many', 'view=', 'size=-1', 'size=1e9', 'colour=red', '__proto__=x', 'toString=1'])(
    'with what its page does not understand (%s) is as if that were not there',
    (odd) => expect(read(`store=de&${odd}`)).toEqual({ ...nothing, store: 'de' }),
  )

  test('says the same thing twice: the first counts', () => {
    expect(read('orders=one&orders=more').orders).toBe('one')
  })

  test('goes before what is usual, and what is odd in it does not', () => {
    const usual = { orders: 'more', sort: 'name' }
    expect(read('', usual)).toMatchObject(usual)
    expect(read('orders=one&sort=colour', usual)).toMatchObject({ orders: 'one', sort: 'name' })
  })
})
