import { updateCart } from '@vitrine/contract/cart'
import { applyCoupon } from '@vitrine/contract/cart/promotions'
import { getCatalog } from '@vitrine/contract/catalog'
import { getCmsPageOfStore } from '@vitrine/contract/content'
import { removeRedirect } from '@vitrine/contract/content/redirects'
import { switchCoupon } from '@vitrine/contract/desk/coupons'
import { confirmSubscription } from '@vitrine/contract/newsletter'
import { placeOrder } from '@vitrine/contract/order'
import { lookUpOrder } from '@vitrine/contract/order/lookup'
import { signCustomerOut } from '@vitrine/contract/people/customer'
import { removeCustomerNote } from '@vitrine/contract/people/notes'
import { judgeReview } from '@vitrine/contract/review/moderation'
import { getProfile } from '@vitrine/contract/user/profile'
import { refreshSession } from '@vitrine/contract/user/session'
import { followSignInLink } from '@vitrine/contract/user/sign-in'
import { expect, test } from 'vitest'
import { ShopError } from '#api/errors.ts'
import { nameField } from './name-field.ts'
import { toErrorReply } from './to-error-reply.ts'

const fieldFor = (code: ConstructorParameters<typeof ShopError>[0], body: unknown) =>
  nameField(toErrorReply(new ShopError(code)), { body }).meta.field

test.each([
  ['INCORRECT_PHONE_OR_EMAIL', { phone: 'x' }, 'phone'],
  ['INCORRECT_PHONE_OR_EMAIL', { contact: 'x' }, 'contact'],
  ['INCORRECT_PHONE_OR_EMAIL', { username: 'x', password: 'y' }, 'username'],
  ['REGISTER_SMS_CODE_SENDER_ERROR', { email: 'a@b.de' }, 'email'],
  ['ORDER_NOT_FOUND', { number: '1', contact: 'x' }, 'number'],
  ['ORDER_NOT_FOUND', undefined, 'id'],
  ['INCORRECT_PHONE_OR_EMAIL', null, 'phone'],
  ['NOT_FOUND', { contact: 'x' }, undefined],
  ['REGISTER_SMS_CODE_SENDER_ERROR', { customer: {}, password: 'x' }, 'customer.email'],
  ['ENTER_YOUR_NAME', { firstname: '0000' }, 'firstname'],
  ['KEY_REUSED', { key: 'x', change: 1 }, 'key'],
] as const)('a refusal names the field as it was sent: %s of %j is of %s', (code, body, field) => {
  expect(fieldFor(code, body)).toBe(field)
})

test.each([
  ['CART_EMPTY', placeOrder, { cart_id: 'x' }, 'cart_id'],
  ['NOT_ENOUGH', placeOrder, { products: [] }, 'products'],
  ['NOT_ENOUGH', updateCart, { cartItem: {} }, 'cartItem.qty'],
  ['PRODUCT_NOT_FOUND', updateCart, undefined, 'cartItem.sku'],
  ['CART_NOT_FOUND', updateCart, { cartItem: {} }, 'cartId'],
  ['COUPON_EXPIRED', applyCoupon, undefined, 'coupon'],
  ['ORDER_NOT_FOUND', lookUpOrder, undefined, 'number'],
  ['KEY_REUSED', placeOrder, { order_id: 'x' }, 'order_id'],
  ['KEY_REUSED', placeOrder, {}, 'Idempotency-Key'],
  ['UNAUTHORIZED', getCatalog, undefined, 'authorization'],
  ['UNAUTHORIZED', refreshSession, undefined, 'refreshToken'],
  ['UNAUTHORIZED', followSignInLink, undefined, 'token'],
  ['TAX_ZIP_UNKNOWN', getCatalog, undefined, undefined],
] as const)('and none the call does not have: %s', (...[code, call, body, field]) => {
  expect(nameField(toErrorReply(new ShopError(code)), { call, body }).meta.field).toBe(field)
})

test.each([
  ['by a number in its address', 'NOT_FOUND', signCustomerOut, 'id'],
  ['by a number, though its refusal speaks of a code', 'COUPON_NOT_FOUND', switchCoupon, 'id'],
  ['by a name beside the number of a store', 'NOT_FOUND', getCmsPageOfStore, 'identifier'],
  ['by the token of a letter', 'NOT_FOUND', confirmSubscription, 'token'],
  ['by mail address or phone', 'NOT_FOUND', getProfile, 'contact'],
  ['by one of two numbers', 'NOT_FOUND', removeCustomerNote, undefined],
  ['by a number in its body', 'NOT_FOUND', judgeReview, 'id'],
  ['by an address in its body', 'NOT_FOUND', removeRedirect, 'path'],
] as const)('what is not there is told by what it was sought: %s', (...[, code, call, field]) => {
  expect(nameField(toErrorReply(new ShopError(code)), { call }).meta.field).toBe(field)
})

test('a body that is too large is at fault itself', () => {
  expect(nameField(toErrorReply({ statusCode: 413 }), { call: updateCart }).meta.field).toBe('body')
})

test('a field of what was sent is named as deep as it lies', () => {
  const details = [{ path: 'searchQuery.colour', key: 'UNKNOWN_FIELD', message: 'is not a field' }]
  const reply = toErrorReply(new ShopError('VALIDATION', { details }))
  expect(nameField(reply, { call: getCatalog }).meta.field).toBe('searchQuery.colour')
})
