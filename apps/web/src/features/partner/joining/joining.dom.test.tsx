import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { below, fill, find, has, page, press, settled, textOf, typedIn } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { NOBODY, openCabinet, PARTNER } from '../frame/testing/open-cabinet.tsx'

const { shop, open, become } = openCabinet()

it('a session that ends takes nothing of what was typed', async () => {
  await open()
  await fill('Your name where you post', '@mila')
  const who = shop().session.get()
  await act(async () => shop().session.set({ status: 'guest', customer: null }))
  expect(find('field', 'Your name where you post').closest('[hidden]')).not.toBeNull()
  expect(page()).toContain('What you had started here is kept for you.')
  await act(async () => shop().session.set(who))
  await settled()
  expect(find('field', 'Your name where you post').closest('[hidden]')).toBeNull()
  expect([typedIn('Your name where you post'), has('button', 'Sign in')]).toEqual(['@mila', false])
})

describe('who is no partner', () => {
  it('and not signed in is asked in', async () => {
    shop().session.set({ status: 'guest', customer: null })
    await open()
    expect([has('button', 'Sign in'), shop().count('partner.me')]).toEqual([true, 0])
  })

  it('asks to become one, with an address that gets its https, and waits then', async () => {
    shop().client.script['partner.apply'] = () => become({ ...NOBODY, state: 'waiting', handle: 'mila' })
    await open()
    await fill('Your name where you post', '@mila')
    await fill('Address of your page', 'example.com/mila')
    await fill('What do you show, and to whom?', 'Linen, mostly, to friends.')
    act(() => find('button', 'Ask to become a partner').focus())
    await press('button', 'Ask to become a partner')
    await settled()
    expect(shop().client.asked.find(({ id }) => id === 'partner.apply')).toMatchObject({
      input: { body: { handle: '@mila', link: 'https://example.com/mila' } },
    })
    expect(page()).toContain('We have your application for @mila.')
    // The button that was pressed is gone: nobody is left at the top of the document.
    expect(document.activeElement).toBe(document.querySelector('h1'))
  })

  it('is told beside the field what the shop does not take', async () => {
    shop().client.script['partner.apply'] = refuses(400, { field: 'about' })
    await open()
    await press('button', 'Ask to become a partner')
    expect(below('What do you show, and to whom?')).toContain('at least twenty letters')
    expect(document.activeElement).toBe(find('field', 'What do you show, and to whom?'))
  })

  it('whose application is here already reads that, and nothing was sent twice', async () => {
    shop().client.script['partner.apply'] = refuses(409)
    await open()
    await fill('Your name where you post', 'mila')
    await press('button', 'Ask to become a partner')
    expect([shop().count('partner.apply'), textOf(find('alert'))]).toEqual([
      ...[1, expect.stringContaining('That did not work.')],
    ])
  })

  it('without a line keeps what was written, and is told that there is none', async () => {
    shop().client.script['partner.apply'] = refuses(0)
    await open()
    await fill('What do you show, and to whom?', 'Linen, mostly, to friends.')
    await press('button', 'Ask to become a partner')
    expect(textOf(find('alert'))).toContain('There is no connection at the moment.')
    expect(page()).toContain('Linen, mostly, to friends.')
  })

  it('reads why it was no, and may ask again', async () => {
    become({ ...NOBODY, state: 'refused', reason: 'Not now.' })
    await open()
    expect([page().includes('Not now.'), has('button', 'Ask to become a partner')]).toEqual([true, true])
  })
})

describe('a partner', () => {
  it('reads and agrees before anything else', async () => {
    become({ ...PARTNER, agreement: { version: '2030-02', accepted_at: null } })
    shop().client.script['partner.accept'] = () => become(PARTNER)
    await open()
    expect([page().includes('We share.'), page().includes('Good to know')]).toEqual([true, false])
    await press('button', 'I agree')
    await settled()
    expect(shop().client.asked.find(({ id }) => id === 'partner.accept')).toMatchObject({
      input: { body: { version: '2030-02' } },
    })
    expect(page()).toContain('Good to know')
  })

  it('who agrees to words that have changed meanwhile reads the new ones first', async () => {
    become({ ...PARTNER, agreement: { version: '2030-02', accepted_at: null } })
    await open()
    expect(page()).toContain('Version 2030-02')
    shop().client.script['partner.accept'] = () => {
      become({ ...PARTNER, agreement: { version: '2030-03', accepted_at: null } })
      return refuses(409)()
    }
    await press('button', 'I agree')
    await settled()
    expect([page().includes('Version 2030-03'), page().includes('Good to know')]).toEqual([true, false])
  })
})
