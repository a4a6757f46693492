import type { User } from '@vitrine/contract/user/user'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { below, fill, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { DetailsView } from './details-view.tsx'

const ANNA: User = {
  ...{ id: 7, phone: null, email: 'anna@berg.example', firstname: 'Anna', lastname: 'Berg', photo: null },
  ...{
    city: 'Bonn',
    postcode: '53111',
    country: 'DE',
    roles: [],
    may: [],
    account: 0,
    account_currency: 'EUR',
  },
  group_id: 1,
}
const DEVICES = [
  { id: 1, device: 'Firefox, Linux', started_at: '2030-01-01T10:00:00Z', is_current: true },
  { id: 2, device: '', started_at: '2030-01-02T10:00:00Z', is_current: false },
]
const KEY = { id: 5, device: 'Phone', created_at: '2030-01-03T10:00:00Z', last_used_at: null }

let shop: ReturnType<typeof scriptedEngine>
let user: User
beforeEach(() => {
  notices.set([])
  user = ANNA
  shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  const { script } = shop.client
  script['store.countries'] = () => [{ code: 'DE', name: 'Germany' }]
  script['user.profile'] = () => user
  script['user.devices'] = () => DEVICES
  script['user.passkeys'] = () => [KEY]
})
const open = () => openPage(<DetailsView />, { shop, address: '/my-account/edit' })
const sent = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
const told = () => notices.get().map(({ text }) => text)
const NAME = 'Name'
async function rename(name: string): Promise<void> {
  await fill(NAME, name)
  await act(async () => find('field', NAME).closest('form')?.requestSubmit())
  await settled()
}

describe('one’s details', () => {
  it('stand apart by what they are for, and lead to orders, addresses and one’s data', async () => {
    await open()
    expect(['Name and photo', 'Sign-in and contact'].map((name) => has('heading', name))).toEqual([
      true,
      true,
    ])
    expect(
      ['My orders', 'My addresses', 'Your data, and what we keep'].map((name) => has('link', name)),
    ).toEqual([true, true, true])
  })

  it('hold the sizes of this device; one that no longer fits goes', async () => {
    localStorage.setItem('shop/sizes', JSON.stringify(['M', '38']))
    await open()
    await press('button', 'Remove size M')
    expect(localStorage.getItem('shop/sizes')).toBe('["38"]')
    expect([has('button', 'Remove size M'), has('button', 'Remove size 38')]).toEqual([false, true])
    localStorage.clear()
  })

  it('take a size that is typed, as a label writes it, before the others', async () => {
    localStorage.setItem('shop/sizes', JSON.stringify(['38']))
    await open()
    const size = 'Another size, such as M, 38 or W30'
    await fill(size, ' w30 ')
    for (let times = 0; times < 2; times += 1) {
      await act(async () => find('field', size).closest('form')?.requestSubmit())
      await settled()
    }
    expect(localStorage.getItem('shop/sizes')).toBe('["W30","38"]')
    expect(has('button', 'Remove size W30')).toBe(true)
    localStorage.clear()
  })

  it('of a guest asks in, and the shop is asked nothing', async () => {
    shop.session.set({ status: 'guest', customer: null })
    await open()
    expect([has('button', 'Sign in'), sent('user.profile'), page().includes('Berg')]).toEqual([
      true,
      [],
      false,
    ])
  })

  it('that could not be loaded comes when tried again', async () => {
    shop.client.script['user.profile'] = refuses(404)
    await open()
    expect(textOf(find('alert'))).toContain('Your account could not be loaded.')
    shop.client.script['user.profile'] = () => ANNA
    await press('button', 'Try again')
    expect([has('alert'), has('heading', 'Name and photo')]).toEqual([false, true])
  })

  it('another name is saved without the blanks around it, and stands at once', async () => {
    shop.client.script['user.saveName'] = () => {
      user = { ...ANNA, lastname: 'Weber' }
      return user
    }
    await open()
    await rename(' Anna Weber ')
    expect(sent('user.saveName')).toEqual([{ body: { name: 'Anna Weber' } }])
    expect([(find('field', NAME) as HTMLInputElement).value, told()]).toEqual(['Anna Weber', ['Saved.']])
  })

  it.each([
    [400, 'Please enter your name.'],
    [0, 'There is no connection at the moment. Please try again.'],
    [500, 'That did not work. Please try again.'],
  ])('a name that is refused (%s) says so below it and stays to be mended', async (code, words) => {
    shop.client.script['user.saveName'] = refuses(code)
    await open()
    await rename('?')
    expect([below(NAME), (find('field', NAME) as HTMLInputElement).value, told()]).toEqual([words, '?', []])
  })
})

describe('where one is signed in', () => {
  it('another device is signed out from here, this one is not', async () => {
    shop.client.script['user.endDevice'] = () => true
    await open()
    expect(page()).toContain('Firefox, Linux (this device)')
    shop.client.script['user.devices'] = () => DEVICES.slice(0, 1)
    await press('button', 'Sign out there')
    expect(sent('user.endDevice')).toEqual([{ params: { id: 2 } }])
    expect([told(), has('button', 'Sign out there')]).toEqual([['Signed out there.'], false])
  })

  it('a device that could not be signed out is still there, and it says so', async () => {
    shop.client.script['user.endDevice'] = refuses(503)
    await open()
    await press('button', 'Sign out there')
    expect([told(), has('button', 'Sign out there')]).toEqual([
      ['That did not work. Please try again.'],
      true,
    ])
  })

  it('a passkey that is removed opens nothing any more', async () => {
    shop.client.script['user.removePasskey'] = () => true
    await open()
    expect(page()).toContain('Phonesince Jan 3, 2030')
    shop.client.script['user.passkeys'] = () => []
    await press('button', 'Remove')
    expect(sent('user.removePasskey')).toEqual([{ params: { id: 5 } }])
    expect([told(), page().includes('since Jan 3')]).toEqual([
      ['The passkey no longer opens anything.'],
      false,
    ])
  })

  it('a browser that has no passkeys is offered none', async () => {
    await open()
    expect(has('button', 'Add a passkey')).toBe(false)
  })
})

describe('acting for a customer', () => {
  const CONTACT = 'Phone or e-mail of a customer'
  const begin = async (contact: string) => {
    await fill(CONTACT, contact)
    await press('button', 'Act for this customer')
  }
  beforeEach(() => {
    user = { ...ANNA, may: ['customer:impersonate'] }
  })

  it('is for the staff alone', async () => {
    user = ANNA
    await open()
    expect(has('field', CONTACT)).toBe(false)
  })

  it('begins with their contact, and the session is theirs', async () => {
    const switchTo = vi.fn(async () => undefined)
    shop.engine.session.switchTo = switchTo
    shop.client.script['user.actAs'] = () => ({ ...ANNA, token: 'token-9' })
    await open()
    await begin(' bert@example.org ')
    expect(sent('user.actAs')).toEqual([{ body: { contact: 'bert@example.org' } }])
    expect([switchTo.mock.calls, told()]).toEqual([[['token-9']], ['You are signed in for the customer.']])
  })

  it('what is no contact is told below it and asked of nobody', async () => {
    await open()
    await begin('bert')
    expect(below(CONTACT)).toContain('neither a phone number nor an e-mail address')
    expect(sent('user.actAs')).toEqual([])
  })

  it.each([
    [403, 'Nobody acts for the staff.'],
    [404, 'Nobody has this contact.'],
    [429, 'That was often enough for now. Please wait a little.'],
    [0, 'There is no connection at the moment. Please try again.'],
    [500, 'That did not work. Please try again.'],
  ])('refused with %s says why, and one stays oneself', async (code, words) => {
    const switchTo = vi.fn(async () => undefined)
    shop.engine.session.switchTo = switchTo
    shop.client.script['user.actAs'] = refuses(code)
    await open()
    await begin('bert@example.org')
    expect([below(CONTACT), switchTo.mock.calls]).toEqual([words, []])
  })
})

describe('signing out', () => {
  it.each([
    ['leads to the first page', undefined, '/'],
    ['leaves whoever acts for somebody where they are', '9', '/my-account/edit'],
  ])('%s', async (_, actor, to) => {
    const signOut = vi.fn(async () => undefined)
    shop.engine.session.signOut = signOut
    shop.session.set({ status: 'signed-in', customer: '7', ...(actor && { actor }) })
    const { address } = await openPage(<DetailsView />, { shop, address: '/my-account/edit' })
    await settled()
    await press('button', 'Sign out')
    await settled()
    expect([signOut.mock.calls.length, address()]).toEqual([1, to])
  })
})
