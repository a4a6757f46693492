import { CallError } from '@vitrine/contract/reply'
import type { User } from '@vitrine/contract/user/user'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { fill, press, select, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { PhotoForm } from './photo-form.tsx'
import { PlaceForm } from './place-form.tsx'

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
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  shop = scriptedEngine()
  shop.client.script['store.countries'] = () => [{ code: 'DE', name: 'Germany' }]
  shop.client.script['user.update'] = () => ANNA
})
const sent = () => shop.client.asked.filter(({ id }) => id === 'user.update').map(({ input }) => input.body)
const text = () => document.body.textContent ?? ''

async function choosePhoto(photo: File) {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('There is no field for a file.')
  Object.defineProperty(field, 'files', { configurable: true, value: [photo] })
  await act(async () => void field.dispatchEvent(new Event('change', { bubbles: true })))
  await settled()
}

it('a photo goes as a form; without one the first letter stands there', async () => {
  let photo: unknown
  shop.client.script['user.update'] = ({ body }) => {
    photo = (body as FormData).get('photo')
    return ANNA
  }
  await openPage(<PhotoForm user={ANNA} />, { shop })
  expect(text()).toMatch(/^A/)
  await choosePhoto(new File(['x'], 'IMG.jpg', { type: 'image/jpeg' }))
  expect(photo).toBeInstanceOf(File)
})

it('a file that is too large is told before it is sent, one the shop refuses after', async () => {
  await openPage(<PhotoForm user={ANNA} />, { shop })
  const large = new File(['x'], 'IMG.jpg')
  Object.defineProperty(large, 'size', { value: 6 * 1024 * 1024 })
  await choosePhoto(large)
  expect([sent(), text()]).toEqual([[], expect.stringContaining('This file cannot be used.')])
  shop.client.script['user.update'] = () => {
    throw new CallError({ code: 400, result: 'VALIDATION', meta: {} })
  }
  await choosePhoto(new File(['x'], 'IMG.svg'))
  expect([sent().length, text()]).toEqual([1, expect.stringContaining('This file cannot be used.')])
})

it('a photo is taken away', async () => {
  await openPage(<PhotoForm user={{ ...ANNA, photo: '/u/a.webp' }} />, { shop })
  await press('button', 'Remove the photo')
  expect(sent()).toEqual([{ photo: null }])
})

it('postcode, city and country are saved together', async () => {
  await openPage(<PlaceForm user={ANNA} />, { shop })
  await fill('City', 'Berlin')
  // It stood "Postcode" in every country; it is called as there, and in no country as anywhere.
  await fill('Postal code', '10119')
  await select('Country', 'not given')
  await press('button', 'Save where you live')
  expect(sent()).toEqual([{ city: 'Berlin', postcode: '10119', country: '' }])
})
