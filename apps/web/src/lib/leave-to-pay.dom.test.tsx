import { afterEach, expect, it, vi } from 'vitest'
import { leaveToPay } from './leave-to-pay.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

it('sends the hidden form as it came, its words as words', () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  const fields = { data: '"><script>', signature: 's' }
  const action = 'https://pay.example/checkout'
  expect(leaveToPay({ pay_link: null, pay_form: { action, method: 'POST', fields } })).toBe(true)
  const form = document.querySelector('form')
  expect([form?.method, form?.action, form?.hidden]).toEqual(['post', action, true])
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual(fields)
  expect(submit).toHaveBeenCalledOnce()
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'https://'])('never goes to %s', (address) => {
  const pay_form = { action: address, method: 'POST' as const, fields: {} }
  expect(leaveToPay({ pay_link: address, pay_form })).toBe(false)
  expect(document.querySelector('form')).toBeNull()
})

it('stays where there is nothing to pay', () => expect(leaveToPay({})).toBe(false))
