import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { below, find, has, press, settled, submit, textOf, type } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { LinkView } from './link-view.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const FIELD = 'E-mail address'
let shop: ReturnType<typeof scriptedEngine>

beforeEach(() => {
  shop = scriptedEngine()
})

const open = () => openPage(<NewsletterForm />, { shop })
const page = () => textOf(document.body)
const sent = () => shop.client.asked.filter(({ id }) => id === 'newsletter.subscribe')

describe('asking for the letters', () => {
  it('sends the address without the blanks around it, and says where to look next', async () => {
    shop.client.script['newsletter.subscribe'] = () => true
    await open()
    await type(FIELD, ' anna@example.com ')
    await press('button', 'Subscribe')
    expect(sent()).toMatchObject([{ input: { body: { email: 'anna@example.com' } } }])
    expect(page()).toContain('Please check your inbox')
    expect(has('field', FIELD)).toBe(false)
  })

  it('what is no address is told beside the field and not sent', async () => {
    await open()
    await type(FIELD, 'anna')
    await submit()
    expect(below(FIELD)).toBe('Please check the e-mail address')
    expect(find('field', FIELD).getAttribute('aria-invalid')).toBe('true')
    expect(sent()).toEqual([])
  })

  it.each([
    [400, 'Please check the e-mail address'],
    [429, 'Those were rather many tries. Please try again later.'],
    [0, 'There is no connection at the moment. Please try again.'],
    [500, 'That did not work. Please try again.'],
  ])('a refusal (%s) says what to do, and the address stays to be sent again', async (code, words) => {
    shop.client.script['newsletter.subscribe'] = () => {
      throw new CallError({ code, result: 'no' })
    }
    await open()
    await type(FIELD, 'anna@example.com')
    await submit()
    expect(below(FIELD)).toBe(words)
    expect((find('field', FIELD) as HTMLInputElement).value).toBe('anna@example.com')
    shop.client.script['newsletter.subscribe'] = () => true
    await submit()
    expect(page()).toContain('We have written to anna@example.com')
  })

  it('pressed twice it is sent once', async () => {
    const answer = Promise.withResolvers<unknown>()
    shop.client.script['newsletter.subscribe'] = () => answer.promise
    await open()
    await type(FIELD, 'anna@example.com')
    await submit()
    expect(find('button', 'Subscribe').getAttribute('aria-busy')).toBe('true')
    await submit()
    await act(async () => answer.resolve(true))
    await settled()
    expect(sent()).toHaveLength(1)
    expect(page()).toContain('Please check your inbox')
  })
})

describe('the page behind a link of our mails', () => {
  type Shown = Omit<Parameters<typeof LinkView>[0], 'token'>
  const openLink = (shown: Shown) =>
    openPage(<LinkView token="abc" {...shown} />, { shop, address: '/newsletter' })

  it.each([
    ['confirm', 'Shall we write to you?', 'Yes, send me the letters'],
    ['leave', 'No more letters?', 'Unsubscribe'],
  ] as const)('"%s" does nothing before its button is pressed', async (step, title, button) => {
    await openLink({ step, told: undefined })
    expect(textOf(find('heading'))).toBe(title)
    expect(find('button', button).getAttribute('type')).toBe('submit')
    expect(shop.client.asked.filter(({ id }) => id.startsWith('newsletter'))).toEqual([])
  })

  it.each([
    ['subscribed', 'You are on the list'],
    ['unsubscribed', 'You will get no more letters'],
  ] as const)('once %s it says so and leads to the shop', async (outcome, title) => {
    await openLink({ step: 'confirm', told: outcome })
    expect(textOf(find('heading'))).toBe(title)
    expect([has('link', 'To the shop'), has('field', FIELD)]).toEqual([true, false])
  })

  it('the press is answered on the spot', async () => {
    shop.client.script['newsletter.leave'] = () => 'unsubscribed'
    await openLink({ step: 'leave', told: undefined })
    await press('button', 'Unsubscribe')
    await settled()
    expect(shop.client.asked.at(-1)).toMatchObject({
      id: 'newsletter.leave',
      input: { body: { token: 'abc' } },
    })
    expect(textOf(find('heading'))).toBe('You will get no more letters')
  })

  it('an old link offers to ask for a new one', async () => {
    await openLink({ step: 'confirm', told: 'unknown' })
    expect(textOf(find('heading'))).toBe('This link no longer works')
    expect(has('field', FIELD)).toBe(true)
  })
})
