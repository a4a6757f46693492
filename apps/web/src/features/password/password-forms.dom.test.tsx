import { CallError } from '@vitrine/contract/reply'
import { act, type ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fill, has, page, press } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { ChangeForm } from './change-form.tsx'
import { CreateForm } from './create-form.tsx'
import { EnterForm } from './enter-form.tsx'
import { ResetForm } from './reset-form.tsx'

const GOOD = 'a hat full of rain'
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  shop = scriptedEngine()
})
afterEach(() => vi.restoreAllMocks())

const open = async (Form: ComponentType) => {
  await openPage(<Form />, { shop })
  await vi.waitFor(() => expect(has('button')).toBe(true))
}
const sent = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input.body)
const refuse = (code: number, errorCode: string) => () => {
  throw new CallError({ code, result: errorCode, meta: { errorCode } })
}
const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

describe('a link for a new password', () => {
  it('is on its way to the mailbox as it was meant', async () => {
    shop.client.script['user.resetPassword'] = () => true
    await open(ResetForm)
    await fill('E-mail address', ' ada@example.org ')
    await press('button', 'Send the link')
    expect(page()).toContain('The link is on its way to ada@example.org')
    expect(sent('user.resetPassword')).toEqual([{ email: 'ada@example.org' }])
  })

  it('is not asked for without a line, nor with half an address', async () => {
    await open(ResetForm)
    await fill('E-mail address', 'ada@')
    await press('button', 'Send the link')
    expect(page()).toContain('Please check the e-mail address.')
    offline()
    await act(async () => dispatchEvent(new Event('offline')))
    await press('button', 'Send the link')
    expect(page()).toContain('Reset password feature does not work while offline!')
    expect(sent('user.resetPassword')).toEqual([])
  })
})

describe('a password chosen behind the link', () => {
  const follow = () => history.replaceState(null, '', '/password/create#email=ada%40example.org&token=secret')

  it('takes what the link brought out of the address, and refuses a guess', async () => {
    follow()
    await open(CreateForm)
    expect([location.hash, page()]).toEqual(['', expect.stringContaining('For ada@example.org.')])
    await fill('New password', 'ada@example.org')
    await press('button', 'Save the password')
    expect(page()).toContain('Please choose a longer password')
    expect(sent('user.createPassword')).toEqual([])
  })

  it('signs in at once', async () => {
    follow()
    shop.client.script['user.createPassword'] = () => true
    shop.client.script['user.login'] = () => 'a token'
    await open(CreateForm)
    await fill('New password', GOOD)
    await press('button', 'Save the password')
    expect(sent('user.createPassword')).toEqual([
      { email: 'ada@example.org', newPassword: GOOD, resetToken: 'secret' },
    ])
    expect(sent('user.login')).toEqual([{ username: 'ada@example.org', password: GOOD, keep: 'cookie' }])
  })

  it('leads on to another link where this one is used up', async () => {
    follow()
    shop.client.script['user.createPassword'] = refuse(401, 'UNAUTHORIZED')
    await open(CreateForm)
    await fill('New password', GOOD)
    await press('button', 'Save the password')
    expect([page(), has('link', 'Ask for another link')]).toEqual([
      expect.stringContaining('This link no longer works.'),
      true,
    ])
  })
})

describe('another password', () => {
  it('is for who is signed in', async () => {
    shop.session.set({ status: 'guest', customer: null })
    await open(ChangeForm)
    expect([page(), has('field', 'New password')]).toEqual([
      expect.stringContaining('Please sign in first.'),
      false,
    ])
  })

  it('says that the current one is wrong, keeps what was typed, and leaves nothing once it is changed', async () => {
    shop.session.set({ status: 'signed-in', customer: '7' })
    shop.client.script['user.changePassword'] = refuse(400, 'INCORRECT_PASSWORD')
    await open(ChangeForm)
    await fill('Current password', 'not the one')
    await fill('New password', GOOD)
    await press('button', 'Change the password')
    expect(page()).toContain('The current password is not right.')
    const typed = () => [...document.querySelectorAll('input')].map(({ value }) => value)
    expect(typed()).toEqual(['not the one', GOOD])
    shop.client.script['user.changePassword'] = () => true
    await press('button', 'Change the password')
    expect(typed()).toEqual(['', ''])
  })
})

it.each([
  [401, 'LOGIN_REFUSED', 'E-mail or password is not right.'],
  [403, 'SECOND_FACTOR_REQUIRED', 'This account asks for a second step.'],
  [429, 'TOO_MANY_REQUESTS', 'That was often enough for now.'],
  [0, 'OFFLINE', 'There is no connection at the moment.'],
  [503, 'UNAVAILABLE', 'The shop has very much to do right now.'],
  [502, 'BAD_GATEWAY', 'That did not work.'],
])('a sign-in answered by %d %s says why', async (code, errorCode, words) => {
  shop.client.script['user.login'] = refuse(code, errorCode)
  await open(EnterForm)
  await fill('Password', GOOD)
  await press('button', 'Sign in')
  expect(page()).toContain(words)
})
