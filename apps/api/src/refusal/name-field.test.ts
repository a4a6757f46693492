import { expect, test } from 'vitest'
import { ShopError } from '#api/errors.ts'
import { nameField } from './name-field.ts'
import { toErrorReply } from './to-error-reply.ts'

const fieldFor = (code: ConstructorParameters<typeof ShopError>[0], body: unknown) =>
  nameField(toErrorReply(new ShopError(code)), body).meta.field

test.each([
  ['INCORRECT_PHONE_OR_EMAIL', { phone: 'x' }, 'phone'],
  ['INCORRECT_PHONE_OR_EMAIL', { contact: 'x' }, 'contact'],
  ['INCORRECT_PHONE_OR_EMAIL', { username: 'x', password: 'y' }, 'username'],
  ['REGISTER_SMS_CODE_SENDER_ERROR', { email: 'a@b.de' }, 'email'],
  ['ORDER_NOT_FOUND', { number: '1', contact: 'x' }, 'number'],
  ['ORDER_NOT_FOUND', undefined, 'id'],
  ['INCORRECT_PHONE_OR_EMAIL', null, 'phone'],
  ['NOT_FOUND', { contact: 'x' }, undefined],
] as const)('a refusal names the field as it was sent: %s of %j is of %s', (code, body, field) => {
  expect(fieldFor(code, body)).toBe(field)
})
