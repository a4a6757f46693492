import { CallError, type ReplyMeta } from '@vitrine/contract/reply'
import { describe, expect, it } from 'vitest'
import { askedByForm, findMistake, findOrder, problemOf } from './find-order.ts'

const answered = (code: number, meta: ReplyMeta = {}) => new CallError({ code, result: 'no', meta })
const ASKED = { number: '1000012', contact: 'anna@example.com' }

describe('an order that is looked for', () => {
  it.each([
    [{ ...ASKED, number: '' }, 'number'],
    [{ ...ASKED, number: 'my dress' }, 'number'],
    [{ ...ASKED, contact: 'Anna' }, 'contact'],
    [{ ...ASKED, contact: '' }, 'contact'],
    [{ number: '', contact: '' }, 'number'],
  ] as const)('by %o is not asked for: that cannot be right', async (asked, field) => {
    const asking = { call: async () => expect.unreachable() } as never
    expect(await findOrder(asking, asked)).toMatchObject({ problem: { field }, asked })
  })

  it.each([ASKED, { number: 'No. 12', contact: '+49 30 1234567' }])('by %o is asked for', (asked) => {
    expect(findMistake(asked)).toBeUndefined()
  })

  it.each([400, 404])('and answered with %i does not say which of the two is wrong', (code) => {
    expect(problemOf(answered(code))).toEqual({ words: 'order.lookupUnknown' })
  })

  it.each([0, 408, 500, 502, 503])('and answered with %i may be there all the same', (code) => {
    expect(problemOf(answered(code)).words).toMatch(/^login\./)
  })

  it.each([
    [1, { words: 'order.lookupTooOften', minutes: 1 }],
    [61, { words: 'order.lookupTooOften', minutes: 2 }],
    [3_600, { words: 'order.lookupTooOften', minutes: 60 }],
    [3_601, { words: 'order.lookupTooOftenToday' }],
    [undefined, { words: 'order.lookupTooOftenToday' }],
  ])('too often says after how long it is worth it again: %s s', (retryAfter, told) => {
    expect(problemOf(answered(429, retryAfter === undefined ? {} : { retryAfter }))).toEqual(told)
  })

  it('by a form without scripts is the same, and never longer than a field', () => {
    const form = new FormData()
    form.set('number', ' 1000012 ')
    form.set('contact', `${'x'.repeat(300)}@example.com`)
    expect(askedByForm(form)).toEqual({ number: '1000012', contact: 'x'.repeat(254) })
    expect(askedByForm(new FormData())).toEqual({ number: '', contact: '' })
  })

  it('by a form without scripts and the words of its letter was cut off before its number', () => {
    const form = new FormData()
    form.set('number', 'Deine Bestellung bei uns 000000042')
    expect(askedByForm(form).number).toBe('000000042')
  })
})
