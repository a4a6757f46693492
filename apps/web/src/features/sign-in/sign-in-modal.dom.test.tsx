import { CallError } from '@vitrine/contract/reply'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { below, find, has, press, settled, submit, textOf, type } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { SignInModal } from './sign-in-modal.tsx'

let shop: ReturnType<typeof scriptedEngine>
const signedIn: string[] = []
const closed = vi.fn()
const CONTACT = 'Phone or e-mail'
const CODE = 'Four digits'

beforeEach(() => {
  stubDialog()
  closed.mockClear()
  signedIn.length = 0
  shop = scriptedEngine()
  shop.engine.session.signIn = async (token: string) => void signedIn.push(token)
  shop.client.script['user.sendCode'] = ({ body }) => ({
    is_email: String((body as { phone: string }).phone).includes('@'),
    contact: (body as { phone: string }).phone,
  })
})

const open = (contact = '') => openPage(<SignInModal isOpen contact={contact} onClose={closed} />, { shop })
const asked = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input.body)
/** Digits are checked when a moment has passed without another. */
const eventually = (check: () => void) =>
  vi.waitFor(
    async () => {
      await settled()
      check()
    },
    { timeout: 20_000 },
  )
const page = () => textOf(document.body)
const user = (firstname: string) => ({ token: 'token-1', firstname, lastname: '' })

describe('signing in', () => {
  it('four digits are checked by themselves, and who has a name is in', async () => {
    shop.client.script['user.checkCode'] = () => user('Ada')
    await open('ada@example.org')
    await submit()
    await type(CODE, '12 34')
    await eventually(() => expect(signedIn).toEqual(['token-1']))
    await settled()
    expect(asked('user.checkCode')).toEqual([{ phone: 'ada@example.org', code: '1234' }])
    expect(closed).toHaveBeenCalled()
  })

  it('six digits typed in one go are one check', async () => {
    shop.client.script['user.checkCode'] = () => user('Ada')
    await open('boss@example.org')
    await submit()
    for (const code of ['1', '12', '123', '1234', '12345', '123456']) await type(CODE, code)
    await eventually(() => expect(signedIn).toEqual(['token-1']))
    expect(asked('user.checkCode')).toEqual([{ phone: 'boss@example.org', code: '123456' }])
  })

  it('who comes for the first time says their name', async () => {
    shop.client.script['user.checkCode'] = () => user('')
    shop.client.script['user.saveName'] = () => ({})
    await open('ada@example.org')
    await submit()
    await type(CODE, '1234')
    await eventually(() => expect(has('field', 'Your name')).toBe(true))
    await submit()
    expect(below('Your name')).toBe('Please enter your name.')
    await type('Your name', 'Ada Byron')
    await submit()
    expect(asked('user.saveName')).toEqual([{ name: 'Ada Byron' }])
    expect(closed).toHaveBeenCalled()
  })

  it('what is no contact is told beside the field and not sent', async () => {
    await open()
    await type(CONTACT, 'ada')
    await submit()
    expect(below(CONTACT)).toContain('neither a phone number nor an e-mail address')
    expect(find('field', CONTACT).getAttribute('aria-invalid')).toBe('true')
    expect(asked('user.sendCode')).toEqual([])
  })

  it('a way back leads to the contact as it was typed', async () => {
    await open('ada@example.org')
    await submit()
    expect(page()).toContain('Sent by e-mail to ada@example.org')
    await press('button', 'Change')
    expect((find('field', CONTACT) as HTMLInputElement).value).toBe('ada@example.org')
  })

  it.each([
    [400, 'This code does not fit.'],
    [429, 'Too many tries. Ask for a new code in a while.'],
    [0, 'There is no connection at the moment. Please try again.'],
    [500, 'That did not work. Please try again.'],
  ])('a code refused with %s says what to do', async (code, words) => {
    shop.client.script['user.checkCode'] = () => {
      throw new CallError({ code, result: 'no' })
    }
    await open('+1 646 555 0142')
    await submit()
    await type(CODE, '1234')
    await eventually(() => expect(page()).toContain(words))
    expect(signedIn).toEqual([])
  })
})
