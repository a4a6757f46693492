import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { below, fill, find, settled, typedIn } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { isMenuOpen } from '../panel/page-panel.ts'
import { readClaim, writeClaim } from './claims.ts'
import { Face } from './face.tsx'
import { NameForm } from './name-form.tsx'
import { orderKeys } from './order-keys.ts'
import { closeSignIn, openSignIn, signInModal } from './sign-in-modal.ts'
import { welcomePartner } from './welcome-partner.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('what the shop was told once', () => {
  it('is known on the next page, each thing by itself', () => {
    writeClaim('cookies', true)
    writeClaim('referral', { code: 'mila' })
    writeClaim('cookies', false)
    expect([readClaim('cookies'), readClaim('referral'), readClaim('other')]).toEqual([
      false,
      { code: 'mila' },
      undefined,
    ])
  })

  it.each(['', 'no json', 'null', '7', '"text"', '{"cookies":null}', '[]'])(
    'is asked anew where the browser keeps %j, and can be kept again',
    (kept) => {
      localStorage.setItem('claims', kept)
      expect(readClaim('cookies')).toBeUndefined()
      writeClaim('cookies', true)
      expect(readClaim('cookies')).toBe(true)
    },
  )

  it('is asked on every page of a browser that keeps nothing, and breaks none', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    expect(() => writeClaim('cookies', true)).not.toThrow()
    expect(readClaim('cookies')).toBeUndefined()
  })
})

describe('a face beside a name', () => {
  const shown = () => document.querySelector('[aria-hidden]')
  it.each([
    ['Анна', 'А'],
    ['王小明', '王'],
    ['👩‍🎤 Mila', '👩'],
    ['', ''],
  ])('of %s without a photo is its first letter, whole', async (name, letter) => {
    await openPage(<Face name={name} photo={null} />, { shop: scriptedEngine() })
    expect(shown()?.textContent).toBe(letter)
  })

  it('is the photo where there is one, and no letter over it', async () => {
    await openPage(<Face name="Anna" photo="/media/anna.jpg" />, { shop: scriptedEngine() })
    expect([shown()?.textContent, shown()?.querySelector('img')?.getAttribute('src')]).toEqual([
      '',
      '/media/anna.jpg',
    ])
  })
})

const saved: string[] = []
function Form({ isBusy = false }) {
  const [problem, setProblem] = useState<'login.nameMissing'>()
  const onSave = (name: string) => {
    saved.push(name)
    if (name.trim() === '') setProblem('login.nameMissing')
  }
  return <NameForm {...{ className: '', label: 'Name', name: 'Anna', isBusy, problem, onSave }} />
}

describe('a name in one field', () => {
  const submit = async () => {
    await act(async () => find('field', 'Name').closest('form')?.requestSubmit())
    await settled()
  }
  beforeEach(() => saved.splice(0))

  it('begins with the one there is, is sent by Enter as it is typed, and says beside it what is wrong', async () => {
    await openPage(<Form />, { shop: scriptedEngine() })
    expect(typedIn('Name')).toBe('Anna')
    await fill('Name', ' ')
    await submit()
    expect([saved, below('Name'), typedIn('Name')]).toEqual([[' '], 'Please enter your name.', ' '])
  })

  it('can be filled in by the browser', async () => {
    await openPage(<Form />, { shop: scriptedEngine() })
    expect(find('field', 'Name')).toMatchObject({ autocomplete: 'name', name: 'name' })
  })

  it('says that it is being sent, to who hears it too', async () => {
    await openPage(<Form isBusy />, { shop: scriptedEngine() })
    expect(find('button', 'Save').getAttribute('aria-busy')).toBe('true')
  })
})

describe('after signing in', () => {
  it('a partner finds the menu open, a shopper does not', () => {
    isMenuOpen.set(false)
    welcomePartner({ may: [] })
    expect(isMenuOpen.get()).toBe(false)
    welcomePartner({ may: ['royalty:read'] as never })
    expect(isMenuOpen.get()).toBe(true)
    isMenuOpen.set(false)
  })

  it('what was ordered here as a guest is brought along, and nobody is kept out where that cannot be read', async () => {
    expect(await orderKeys({ keys: async () => ['k1', 'k2'] })).toEqual({ order_keys: ['k1', 'k2'] })
    expect(await orderKeys({ keys: async () => [] })).toEqual({})
    expect(await orderKeys({ keys: () => Promise.reject(new Error('no disk')) })).toEqual({})
  })

  it('the window that is closed forgets whom it was opened for', () => {
    openSignIn('anna@example.com')
    expect(signInModal.get()).toEqual({ isOpen: true, contact: 'anna@example.com' })
    closeSignIn()
    openSignIn()
    expect(signInModal.get()).toEqual({ isOpen: true, contact: '' })
    closeSignIn()
  })
})
