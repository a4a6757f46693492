import { CallError } from '@vitrine/contract/reply'
import { expect, it } from 'vitest'
import { whyUndecided } from './why-undecided.ts'

const answered = (code: number) => new CallError({ code, result: null, meta: {} })

it.each([
  [0, 'login.noLine'],
  [503, 'login.shopBusy'],
  [429, 'login.tooOften'],
  [502, 'login.failed'],
])('an answer of %i is not told as a no: the shop may have done it', (code, words) => {
  expect(whyUndecided(answered(code))).toBe(words)
})

it.each([400, 403, 404, 409])('an answer of %i is a no, whose words are the screen’s own', (code) => {
  expect(whyUndecided(answered(code))).toBeUndefined()
})
