// A refusal as people of each store read it, and as programs find it in the same place everywhere.
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { invalidInput, ShopError } from '#api/errors.ts'
import { toFieldProblem } from '#api/field-problem.ts'
import { localizeReply } from './localize-reply.ts'
import { toErrorReply } from './to-error-reply.ts'

type Language = (typeof LANGUAGES)[number]
const told = (error: unknown, language: Language) => localizeReply(toErrorReply(error), { language })

const ofSchema = () => {
  const { error } = z
    .object({ cartItem: z.object({ qty: z.number().max(5) }) })
    .safeParse({ cartItem: { qty: 9 } })
  return invalidInput((error?.issues ?? []).map(toFieldProblem))
}
const own = () => invalidInput([{ path: 'changes.0.value', message: 'makes no sense; probably 0.2' }])

describe.each(LANGUAGES)('in %s', (language) => {
  test('a fault of ours is a sentence, and not its key', () => {
    const { code, result, meta } = told(new TypeError('x'), language)
    expect([code, meta.errorCode]).toEqual([500, 'INTERNAL'])
    expect(result).toBe(meta.message)
    expect(result).toMatch(/[.。]$/)
  })

  test('a field is named in front of what is wrong with it, with its figure', () => {
    const { result, meta } = told(ofSchema(), language)
    expect(result).toMatch(/^cartItem\.qty: .*5/)
    expect(meta).toMatchObject({
      field: 'cartItem.qty',
      message: result,
      details: [{ path: 'cartItem.qty', key: 'TOO_LARGE', params: { limit: 5 } }],
    })
    // The words of the schema library are for programmers.
    expect(result).not.toMatch(/Too big|expected/)
  })

  test('a key the specification prescribes stays the result, with a sentence beside it', () => {
    const { result, meta } = told(new ShopError('COUPON_EXPIRED'), language)
    expect(result).toBe('COUPON_EXPIRED')
    expect(meta.message).toMatch(/ |。/)
  })
})

test('a conflict is called by its cause, with a field and a sentence of it', () => {
  const { code, result, meta } = told(new ShopError('CONFLICT', { message: 'REFUND_TOO_MUCH' }), 'de')
  expect([code, result, meta.errorCode, meta.field]).toEqual([
    409,
    'REFUND_TOO_MUCH',
    'REFUND_TOO_MUCH',
    'amount',
  ])
  expect(meta.message).toContain('mehr, als für die Bestellung kam')
})

test('who was overtaken is told so, wherever it was', () => {
  const details = [{ path: 'based_on', key: 'REFUSED', message: 'was published anew since' }]
  const sentences = ['CONTENT_MOVED_ON', 'ORDER_MOVED_ON', 'STOCK_CHANGED'].map(
    (message) => told(new ShopError('CONFLICT', { message, details }), 'en').meta,
  )
  expect(new Set(sentences.map(({ message }) => message))).toEqual(
    new Set(['Somebody else has changed this meanwhile. Look at it anew, then try again.']),
  )
  expect(sentences[0]).toMatchObject({ errorCode: 'CONTENT_MOVED_ON', field: 'based_on' })
})

test('each language has words of its own', () => {
  for (const error of [new TypeError('x'), ofSchema(), own()]) {
    const sentences = LANGUAGES.map((language) => told(error, language).meta.message)
    expect(new Set(sentences).size).toBe(LANGUAGES.length)
  }
})

test('what we said ourselves in English is kept: it is more exact than the key', () => {
  expect(told(own(), 'en').result).toBe('changes.0.value: makes no sense; probably 0.2')
  expect(
    told(new ShopError('UNAVAILABLE', { message: 'Too many pictures are being made.' }), 'en').result,
  ).toBe('Too many pictures are being made.')
  expect(told(own(), 'de').result).not.toContain('makes no sense')
})

describe('a password that is refused', () => {
  const problem = { path: 'customer.password', key: 'TOO_SHORT', message: 'x', params: { limit: 8 } } as const

  test('to be changed is a sentence where clients look for it', () => {
    const { result, meta } = told(new ShopError('INCORRECT_PASSWORD'), 'de')
    expect(result).toEqual({ errorMessage: meta.message })
  })

  test('with an account that is made names its field as lists of faults do', () => {
    const { result, meta } = told(new ShopError('PASSWORD_REFUSED', { details: [problem] }), 'de')
    expect(result).toEqual([
      {
        ...{ keyword: 'TOO_SHORT', dataPath: '.customer.password', params: { limit: 8 } },
        schemaPath: '#/properties/customer/properties/password',
        message: expect.stringContaining('kurz'),
      },
    ])
    expect(meta.message).toMatch(/^customer\.password: /)
  })
})

test('details that are no faults of fields pass as they are', () => {
  const details = [{ sku: 'COAT', left: 2 }]
  expect(told(new ShopError('OUT_OF_STOCK', { details }), 'ru').meta.details).toEqual(details)
})
