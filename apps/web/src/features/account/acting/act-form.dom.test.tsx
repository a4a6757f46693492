import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { below, find, has, press, settled, submit, type, typedIn } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { ActForm } from './act-form.tsx'

const CONTACT = 'Phone or e-mail of a customer'
let shop: ReturnType<typeof scriptedEngine>
const switchTo = vi.fn(async () => undefined)
beforeEach(() => {
  notices.set([])
  switchTo.mockClear()
  shop = scriptedEngine()
  shop.engine.session.switchTo = switchTo
  shop.client.script['user.actAs'] = () => ({ id: 7, token: 'token-7' })
  shop.client.script['user.actAsBlogger'] = () => ({ id: 9, token: 'token-9' })
})
const open = (info = {}) => openPage(<ActForm />, { shop, info })
const asked = () => shop.client.asked.map(({ input }) => input.body)

describe('acting for a customer', () => {
  it.each([' anna@example.org ', '+1 (646) 555-0142'])(
    'by %s begins as them, and says so',
    async (contact) => {
      await open()
      await type(CONTACT, contact)
      await submit()
      expect([asked(), switchTo.mock.calls]).toEqual([[{ contact: contact.trim() }], [['token-7']]])
      expect([typedIn(CONTACT), notices.get().map(({ text }) => text)]).toEqual([
        ...['', ['You are signed in for the customer.']],
      ])
    },
  )

  it.each(['', 'anna', '12', 'anna@'])('"%s" is no contact, and nobody is asked', async (contact) => {
    await open()
    await type(CONTACT, contact)
    await submit()
    expect([asked(), below(CONTACT)]).toEqual([[], expect.stringMatching(/\w/)])
  })

  it.each([
    [404, 'Nobody has this contact.'],
    [403, 'Nobody acts for the staff.'],
    [400, /\w/],
    [0, /connection/],
    [429, /\w/],
  ])('that the shop answers with %i stays typed and says why', async (code, words) => {
    shop.client.script['user.actAs'] = refuses(code)
    await open()
    await type(CONTACT, 'anna@example.org')
    await submit()
    expect(below(CONTACT)).toMatch(words)
    expect([typedIn(CONTACT), switchTo.mock.calls, notices.get()]).toEqual(['anna@example.org', [], []])
  })

  it('pressed twice asks once', async () => {
    const answer = Promise.withResolvers<unknown>()
    shop.client.script['user.actAs'] = () => answer.promise
    await open()
    await type(CONTACT, 'anna@example.org')
    await submit()
    await submit()
    expect(find('button', 'Act for this customer').getAttribute('aria-busy')).toBe('true')
    await act(async () => answer.resolve({ id: 7, token: 'token-7' }))
    await settled()
    expect([asked().length, switchTo.mock.calls.length]).toEqual([1, 1])
  })

  it('for the partner of the shop there is a button only where there is one', async () => {
    const { leave } = await open()
    expect(has('button', 'Act for the blogger')).toBe(false)
    leave()
    await open({ hasBlogger: true })
    await press('button', 'Act for the blogger')
    expect(switchTo.mock.calls).toEqual([['token-9']])
  })
})
