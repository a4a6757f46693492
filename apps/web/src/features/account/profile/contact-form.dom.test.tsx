import { beforeEach, expect, it } from 'vitest'
import { below, fill, find, has, page, press } from '#web/engine/testing/find.ts'
import { openPage, wordsIn } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { ContactForm } from './contact-form.tsx'

const FIELD = 'New e-mail address'
const CODE = 'Code of six digits'
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  notices.set([])
  shop = scriptedEngine()
  shop.client.script['user.sendContactCode'] = ({ body }) => ({ is_email: true, ...(body as object) })
  shop.client.script['user.changeContact'] = () => ({})
})
const open = () => openPage(<ContactForm kind="email" value="anna@old.example" />, { shop })
const bodies = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input.body)

async function sendCode(): Promise<void> {
  await press('button', 'Change: E-mail')
  await fill(FIELD, 'anna@new.example')
  await press('button', 'Send the code')
}

it('a new address is one’s own only once its code was shown', async () => {
  await open()
  await sendCode()
  expect([below(CODE), bodies('user.changeContact')]).toEqual([
    'Sent to anna@new.example. It works for five minutes.',
    [],
  ])
  await fill(CODE, '123456')
  await press('button', 'Save')
  expect(bodies('user.changeContact')).toEqual([{ contact: 'anna@new.example', code: '123456' }])
  expect([notices.get()[0]?.text, has('field', CODE)]).toEqual(['Saved.', false])
})

it('a code pasted with the words of its letter was cut off before its digits', async () => {
  await open()
  await sendCode()
  const pasted = 'Your code is 123 456.'
  expect((find('field', CODE) as HTMLInputElement).maxLength).toBeGreaterThan(pasted.length)
  await fill(CODE, pasted)
  await press('button', 'Save')
  expect(bodies('user.changeContact')).toEqual([{ contact: 'anna@new.example', code: '123456' }])
})

it('less than six digits cannot be sent', async () => {
  await open()
  await sendCode()
  await fill(CODE, '12345')
  expect((find('button', 'Save') as HTMLButtonElement).disabled).toBe(true)
})

it.each([
  [400, 'INCORRECT_PHONE_OR_EMAIL', 'Please check the number or the address.'],
  [429, 'REGISTER_SMS_CODE_SENDER_ERROR', 'A code was sent a moment ago. Please wait a little.'],
  [409, 'CONTACT_TAKEN', 'Another account has this contact.'],
  [0, 'no answer', 'There is no connection at the moment. Please try again.'],
  [500, 'BROKEN', 'That did not work. Please try again.'],
])('no code was sent (%i %s): the reason stands below what was typed', async (code, result, words) => {
  shop.client.script['user.sendContactCode'] = refuses(code, { result })
  await open()
  await sendCode()
  expect([below(FIELD), (find('field', FIELD) as HTMLInputElement).value]).toEqual([
    words,
    'anna@new.example',
  ])
})

it('a wrong code says so and can be typed anew; the old address stands until then', async () => {
  shop.client.script['user.changeContact'] = refuses(400, { errorCode: 'REGISTER_SMS_CODE_INCORRECT' })
  await open()
  await sendCode()
  await fill(CODE, '000000')
  await press('button', 'Save')
  expect(below(CODE)).toContain('This code is not right, or no longer good.')
  expect([page().includes('anna@old.example'), notices.get()]).toEqual([true, []])
})

it('"Cancel" forgets the code that was sent: the next change begins with an address', async () => {
  await open()
  await sendCode()
  await press('button', 'Cancel')
  expect(has('field')).toBe(false)
  await press('button', 'Change: E-mail')
  expect([has('field', FIELD), has('field', CODE)]).toEqual([true, false])
})

it('who has no phone yet reads that none is given', async () => {
  await openPage(<ContactForm kind="phone" value={null} />, { shop })
  expect(page()).toContain('Phone not given')
  await press('button', 'Change: Phone')
  expect(find('field', 'New phone number').getAttribute('type')).toBe('tel')
})

it('a phone that is not given was named in the gender of an address, in Russian', async () => {
  await openPage(<ContactForm kind="phone" value={null} />, { shop, store: 'ru', t: wordsIn('ru') })
  expect(page()).toContain('Телефон не указан')
  expect(page()).not.toContain('указано')
})
