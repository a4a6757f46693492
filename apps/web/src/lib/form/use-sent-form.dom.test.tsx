import { act, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import {
  below,
  fill,
  find,
  has,
  press,
  settled,
  submit,
  textOf,
  type,
  typedIn,
} from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { fieldRefused } from './field-refused.ts'
import { FormArea, FormProblem, FormText } from './fields.tsx'
import { useSentForm } from './use-sent-form.ts'

type Letter = { to: string; about: string }
let answer: () => Promise<void> | void
let sent: Letter[]
let standing: (letter: Letter) => void
beforeEach(() => {
  answer = () => undefined
  sent = []
})

function LetterForm({ isKept }: { isKept: boolean }) {
  const [start, setStart] = useState<Letter>({ to: '', about: '' })
  standing = setStart
  const form = useSentForm<Letter>({
    start,
    check: ({ to, about }) => ({
      ...(to === about && { to: 'Who is it for?' }),
      ...(about.length < 3 && { about: 'What about?' }),
    }),
    async send(letter) {
      sent.push(letter)
      await answer()
      return undefined
    },
    refused: fieldRefused({ to: 'Nobody is called so.' }),
    failed: 'login.failed',
    isKept,
  })
  return (
    <form {...form.formProps}>
      <FormText control={form.control} name="to" label="To" hint="One name" />
      <FormArea control={form.control} name="about" label="About" />
      <FormProblem form={form} />
      <button type="submit">Send</button>
      {form.isBusy && 'under way'}
      {form.isDirty && 'unsaved'}
    </form>
  )
}
const open = (isKept = false) => openPage(<LetterForm isKept={isKept} />, { shop: scriptedEngine() })
const write = async (to: string, about: string) => {
  await type('To', to)
  await type('About', about)
}
const page = () => textOf(document.querySelector('form'))

it('sent with nothing in it, all that is wrong is said, and the first of it is gone on from', async () => {
  await open()
  await press('button', 'Send')
  expect([below('To'), below('About'), sent]).toEqual(['Who is it for?', 'What about?', []])
  expect(document.activeElement).toBe(find('field', 'To'))
})

it('who passes a field by is not told off; who leaves it half done is, until it is right', async () => {
  await open()
  await fill('To', '')
  expect(below('To')).toBe('One name')
  await fill('About', 'ab')
  expect(below('About')).toBe('What about?')
  await type('About', 'abc')
  expect(find('field', 'About').getAttribute('aria-invalid')).toBeNull()
})

it('while a button is held nothing moves it: what is wrong with the field that was left is said after the press', async () => {
  await open()
  await type('About', 'ab')
  dispatchEvent(new Event('pointerdown'))
  await fill('About', 'ab')
  expect(below('About')).toBe('')
  dispatchEvent(new Event('pointerup'))
  dispatchEvent(new Event('click'))
  await settled()
  expect(below('About')).toBe('What about?')
})

it('what the shop does not take stands at its field, which is gone on from, and goes with the next letter typed', async () => {
  answer = refuses(400, { details: [{ path: 'to', key: 'REFUSED', message: 'is nobody' }] })
  await open()
  await write('Eve', 'Shoes')
  await press('button', 'Send')
  expect([below('To'), typedIn('About')]).toEqual(['Nobody is called so.', 'Shoes'])
  expect(document.activeElement).toBe(find('field', 'To'))
  await type('To', 'Eva')
  expect(below('To')).toBe('One name')
})

it.each([
  [0, 'There is no connection at the moment. Please try again.'],
  [429, 'That was often enough for now. Please wait a little.'],
  [502, 'That did not work. Please try again.'],
])('an answer of %i decides nothing: all stays typed and can be sent again', async (code, words) => {
  answer = refuses(code)
  await open()
  await write('Eve', 'Shoes')
  await press('button', 'Send')
  expect(textOf(find('alert'))).toBe(words)
  answer = () => undefined
  await press('button', 'Send')
  expect([sent.length, has('alert')]).toEqual([2, false])
})

it('pressed and Enter held down while it is sent, it is sent once', async () => {
  let done: () => void = () => undefined
  answer = () => new Promise((resolve) => (done = resolve))
  await open()
  await write('Eve', 'Shoes')
  await act(async () => {
    for (const _ of [1, 2, 3]) document.querySelector('form')?.requestSubmit()
  })
  await submit()
  expect([sent.length, page().includes('under way')]).toEqual([1, true])
  await act(async () => done())
  await settled()
  expect([page().includes('under way'), typedIn('To')]).toEqual([false, ''])
})

it('done, it is empty again and nobody is told off in it; what was typed on the way stays', async () => {
  let done: () => void = () => undefined
  answer = () => new Promise((resolve) => (done = resolve))
  await open()
  await write('Eve', 'Shoes')
  await submit()
  await type('About', 'Shoes, red')
  await act(async () => done())
  await settled()
  expect([typedIn('To'), typedIn('About')]).toEqual(['Eve', 'Shoes, red'])
  answer = () => undefined
  await submit()
  await type('About', 'H')
  expect([typedIn('To'), below('About')]).toEqual(['', ''])
})

it('what is kept is no change once it is sent', async () => {
  await open(true)
  await write('Eve', 'Shoes')
  expect(page()).toContain('unsaved')
  await submit()
  expect([typedIn('To'), page().includes('unsaved')]).toEqual(['Eve', false])
})

it('what the shop has by now comes in beside what is being typed', async () => {
  await open()
  await type('To', 'Eve')
  await act(async () => standing({ to: 'Mila', about: 'Coats' }))
  await settled()
  expect([typedIn('To'), typedIn('About')]).toEqual(['Eve', 'Coats'])
})
