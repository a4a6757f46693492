import { updateCart } from '@vitrine/contract/cart'
import { placeOrder } from '@vitrine/contract/order'
import { expect, test } from 'vitest'
import { toFieldProblem } from './field-problem.ts'
import { problemsOf } from './refusal/nearest-form.ts'

const firstOf = (schema: typeof updateCart.body | typeof placeOrder.body, body: unknown) =>
  problemsOf(schema.safeParse(body).error?.issues ?? []).map(toFieldProblem)[0]

test.each([
  [updateCart.body, { cartItem: { sku: 'A' } }, 'cartItem.qty'],
  [placeOrder.body, {}, 'cart_id'],
])(
  'a number or its spelling that is left out is told to be missing, not to be of the wrong type',
  (...[schema, body, path]) => {
    expect(firstOf(schema, body)).toMatchObject({ path, key: 'REQUIRED' })
  },
)

test.each([
  [null, 'NOT_A_NUMBER'],
  [true, 'NOT_A_NUMBER'],
  ['one', 'WRONG_FORM'],
])('%o is there, and is told to be %s', (qty, key) => {
  expect(firstOf(updateCart.body, { cartItem: { sku: 'A', qty } })).toMatchObject({ key })
})
