// Where the shop has not decided, nobody in the account is told no: it may be done, and the same may be sent again.
import type { User } from '@vitrine/contract/user/user'
import { act, type ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fill, find, page, press, settled, typedIn } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { ActForm } from './acting/act-form.tsx'
import { AddressesView } from './addresses/addresses-view.tsx'
import { ChangeName } from './change-name.tsx'
import { DeleteAccount } from './privacy/delete-account.tsx'
import { ContactForm } from './profile/contact-form.tsx'
import { PlaceForm } from './profile/place-form.tsx'

const NO_LINE = 'There is no connection at the moment. Please try again.'
const TOO_OFTEN = 'That was often enough for now. Please wait a little.'
const BUSY = 'The shop has very much to do right now. Please try again in a moment.'
const FAULT = 'That did not work. Please try again.'
const broken = () => {
  throw new TypeError('a file of the page did not come')
}
/** What the shop does, and what is read then on any of the screens below. */
const UNDECIDED: [string, () => unknown, string][] = [
  ['no answer', refuses(0), NO_LINE],
  ['an answer that came too late', refuses(408), NO_LINE],
  ['too many at once', refuses(429, { errorCode: 'TOO_MANY_REQUESTS' }), TOO_OFTEN],
  ['closed for a moment', refuses(503), BUSY],
  ['still being done', refuses(409, { errorCode: 'IN_FLIGHT' }), BUSY],
  ['a gateway without a shop behind it', refuses(502), FAULT],
  ['a fault', refuses(500), FAULT],
  ['a page that is broken', broken, FAULT],
]

const ANNA = {
  ...{ id: 7, phone: null, email: 'anna@berg.example', firstname: 'Anna', lastname: 'Berg', photo: null },
  ...{ city: 'Bonn', postcode: '53111', country: 'DE', roles: [], may: [], account: 0 },
  ...{ account_currency: 'EUR', group_id: 1 },
} as unknown as User
const COUNTRIES = [{ code: 'DE', name: 'Germany' }]
const HOME = {
  ...{ id: 1, is_default: true, firstname: 'Anna', lastname: 'Berg', street: ['Torstr. 61'] },
  ...{ city: 'Berlin', postcode: '10119', country_id: 'DE', region: '', region_id: 0, region_code: '' },
  ...{ telephone: '', company: '', vat_id: '' },
}

async function send(field: string, text: string): Promise<void> {
  await fill(field, text)
  await act(async () => find('field', field).closest('form')?.requestSubmit())
  await settled()
}
type Screen = {
  name: string
  call: string
  show: ReactNode
  act(): Promise<void>
  field?: string
  no: number
  words: string
}
const SCREENS: Screen[] = [
  {
    ...{ name: 'a name', call: 'user.saveName', show: <ChangeName name="Anna" />, field: 'Name' },
    ...{ act: () => send('Name', 'Eva'), no: 400, words: 'Please enter your name.' },
  },
  {
    ...{ name: 'where one lives', call: 'user.update', show: <PlaceForm user={ANNA} />, field: 'City' },
    ...{ act: () => send('City', 'Eva'), no: 400, words: 'Please look through these fields.' },
  },
  {
    ...{ name: 'an address', call: 'user.changeAddress', show: <AddressesView countries={COUNTRIES} /> },
    ...{
      field: 'City',
      no: 400,
      words: 'The shop cannot take this address. Please look through the fields.',
    },
    async act() {
      if (!page().includes('Save')) await press('button', /^Edit/)
      await send('City', 'Eva')
    },
  },
  {
    ...{ name: 'acting for a customer', call: 'user.actAs', show: <ActForm />, no: 404 },
    ...{ field: 'Phone or e-mail of a customer', words: 'Nobody has this contact.' },
    act: () => send('Phone or e-mail of a customer', 'eva@example.org'),
  },
  {
    ...{ name: 'a new contact', call: 'user.sendContactCode', field: 'New e-mail address', no: 400 },
    ...{ show: <ContactForm kind="email" value={null} />, words: 'Please check the number or the address.' },
    async act() {
      if (!page().includes('Send the code')) await press('button', 'Change: E-mail')
      await send('New e-mail address', 'eva@example.org')
    },
  },
  {
    ...{ name: 'the end of the account', call: 'user.sendDeletionCode', show: <DeleteAccount />, no: 409 },
    ...{ act: () => press('button', 'Send me a code to delete it') },
    words: 'Orders are still under way. The account can be deleted once they are finished.',
  },
]
const WHY: Readonly<Record<string, string>> = {
  'user.sendContactCode': 'INCORRECT_PHONE_OR_EMAIL',
  'user.sendDeletionCode': 'ORDERS_UNDER_WAY',
}

let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  notices.set([])
  shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  shop.client.script['store.countries'] = () => COUNTRIES
  shop.client.script['user.addresses'] = () => [HOME]
})

describe.each(SCREENS)('$name', ({ call, show, act: ask, field, no, words }) => {
  it.each(UNDECIDED)('by %s is not refused, stays typed and goes again', async (...[, answer, told]) => {
    shop.client.script[call] = answer
    await openPage(show, { shop })
    await ask()
    expect(page()).toContain(told)
    expect([page().includes(words), notices.get()]).toEqual([false, []])
    if (field !== undefined) expect(typedIn(field)).toMatch(/^Eva$|^eva@/)
    await ask()
    expect(shop.count(call)).toBe(2)
  })

  it('is refused where the shop says no, in words of its own', async () => {
    shop.client.script[call] = refuses(no, { errorCode: WHY[call] ?? 'VALIDATION' })
    await openPage(show, { shop })
    await ask()
    expect(page()).toContain(words)
  })
})
