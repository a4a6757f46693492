import { isEmail } from '@vitrine/domain/contact/email'
import { describe, expect, it } from 'vitest'
import {
  ContactSchema,
  EmailSchema,
  GivenCartIdSchema,
  moment,
  NameSchema,
  oneLine,
  QtySchema,
  wholeNumber,
} from './atoms.ts'
import { updateCart } from './cart.ts'
import { sendCode } from './user/sign-in.ts'

describe('a quantity', () => {
  it.each([
    [3, 3],
    ['3', 3],
    [0, 0],
    ['10000', 10_000],
  ])('%o is %o', (given, qty) => {
    expect(QtySchema.parse(given)).toBe(qty)
  })

  it.each([
    [null],
    [''],
    [' '],
    [[]],
    [[5]],
    [true],
    [{}],
    ['0x10'],
    ['1e3'],
    [1.5],
    [-1],
    [10_001],
    [Infinity],
  ])('%o is refused; null and "" emptied the line once', (given) => {
    expect(QtySchema.safeParse(given).success).toBe(false)
  })

  it('is named when it is refused', () => {
    const { error } = updateCart.body.safeParse({ cartItem: { sku: 'A', qty: null } })
    expect(error?.issues).toMatchObject([{ path: ['cartItem', 'qty'], message: 'must be a number' }])
  })
})

it('the smallest and the largest number both count', () => {
  const schema = wholeNumber(1, 50)
  expect([1, 50].map((n) => schema.safeParse(n).success)).toEqual([true, true])
  expect([0, 51].map((n) => schema.safeParse(n).success)).toEqual([false, false])
})

it.each([
  'ada@example.com',
  "o'hara@example.com",
  'ada@example',
  'a..da@example.com',
  'аня@example.com',
  `${'a'.repeat(243)}@example.com`,
])('an address a form lets through is one the server takes: %s', (address) => {
  expect(EmailSchema.safeParse(address).success).toBe(isEmail(address))
})

it.each([' ada@example.com ', 'ada@example.com\u200b', '\u2068ada@example.com\u2069', 'ada@example.com\n'])(
  'a blank or a sign nobody sees is no part of an address: %j',
  (typed) => {
    expect(EmailSchema.parse(typed)).toBe('ada@example.com')
    expect(sendCode.body.parse({ phone: typed }).phone).toBe('ada@example.com')
  },
)

describe('what comes along unseen with a copied text', () => {
  it('kept an order back, or turned a name round on parcel and mail: it is no part of either', () => {
    expect(oneLine(20).parse('\u200b10119\u200b ')).toBe('10119')
    expect(NameSchema.parse('Anna \u202eBerg')).toBe('Anna Berg')
    expect(ContactSchema.parse('\u202a+49 1512 3456789\u202c')).toBe('+49 1512 3456789')
  })
  it('is no text by itself', () => {
    expect(oneLine(100, 1).safeParse('\u200b \u202e').success).toBe(false)
  })
  it('does not hide a second line', () => {
    expect(oneLine(100).safeParse('Anna\nBcc: all@example.org').success).toBe(false)
    expect(oneLine(100).safeParse('Anna\u0000').success).toBe(false)
  })
})

describe('a cart in a body', () => {
  it.each([
    ['a7b8'.repeat(8), 'a7b8'.repeat(8)],
    ['81668', '81668'],
    [81668, '81668'],
  ])('%o is the cart %s: ids may be numbers', (given, id) => {
    expect(GivenCartIdSchema.parse(given)).toBe(id)
  })

  it.each([[-1], [1.5], [1e21], [Number.NaN], [null], [['81668']], [true], [''], ['x']])(
    '%o is none',
    (given) => {
      expect(GivenCartIdSchema.safeParse(given).success).toBe(false)
    },
  )
})

describe('a moment', () => {
  it.each(['0000-01-01T00:00:00Z', '0000-12-31T23:59:59.999Z'])(
    '%s is refused, for no column can hold it',
    (text) => {
      expect(moment().safeParse(text).success).toBe(false)
    },
  )

  it.each(['0001-01-01T00:00:00Z', '2026-03-29T01:30:00Z', '9999-12-31T23:59:59.999Z'])(
    '%s is one',
    (text) => {
      expect(moment().parse(text)).toBe(text)
    },
  )
})
