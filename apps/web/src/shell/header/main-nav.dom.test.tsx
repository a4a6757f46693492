import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { find, has, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import type { MenuNode } from '#web/lib/loaded/root-data.ts'
import { MainNav } from './main-nav.tsx'

const at = (id: number, name: string, children: MenuNode[] = []): MenuNode => ({
  id,
  name,
  path: `/${name.toLowerCase()}`,
  count: 9,
  children,
})
const menu = [at(1, 'Women', [at(2, 'Knitwear'), at(3, 'Coats')]), at(4, 'Gifts')]

beforeEach(() => void vi.useRealTimers())
const open = () => openPage(<MainNav menu={menu} />, { shop: scriptedEngine() })
const link = (name: string) => find('link', new RegExp(name))
const key = (target: Element, name: string) =>
  act(async () => void target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))
const mouse = (target: Element, type: string) =>
  act(async () => {
    const event = new MouseEvent(type, { bubbles: true })
    Object.defineProperty(event, 'pointerType', { value: 'mouse' })
    target.dispatchEvent(event)
  })

it('what is all reduced is named in its colour, as its price would be', async () => {
  await openPage(<MainNav menu={[...menu, { ...at(5, 'Reduced'), tone: 'tone-sale' }]} />, {
    shop: scriptedEngine(),
  })
  expect([link('Gifts').className, link('Reduced').className]).toEqual(['', 'tone-sale'])
})

describe('what lies below a category of the header', () => {
  it('opens by arrow down, with the focus in it, and Escape gives it back', async () => {
    await open()
    link('Women').focus()
    await key(link('Women'), 'ArrowDown')
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('All'))
    expect(link('Women').getAttribute('aria-expanded')).toBe('true')
    expect(textOf(document.activeElement?.parentElement)).toContain('Coats 9')
    await key(document.activeElement ?? document.body, 'Escape')
    expect(has('link', /^All/)).toBe(false)
    expect(document.activeElement).toBe(link('Women'))
  })

  it('opens for a mouse that stays, not for one that passes by', async () => {
    await open()
    await key(link('Women'), 'ArrowDown')
    await vi.waitFor(() => expect(has('link', /^All/)).toBe(true))
    await key(link('Women'), 'Escape')
    vi.useFakeTimers()
    await mouse(link('Women'), 'pointerover')
    await mouse(link('Gifts'), 'pointerover')
    await act(async () => vi.advanceTimersByTime(2_000))
    expect(has('link', /^All/)).toBe(false)
    await mouse(link('Women'), 'pointerover')
    await act(async () => vi.advanceTimersByTime(2_000))
    expect(has('link', /^All/)).toBe(true)
  })

  it('was closed by a mouse that left late, though keys had opened it: it stays', async () => {
    await open()
    link('Women').focus()
    await key(link('Women'), 'ArrowDown')
    await vi.waitFor(() => expect(has('link', /^All/)).toBe(true))
    vi.useFakeTimers()
    await mouse(link('Women'), 'pointerout')
    await act(async () => vi.advanceTimersByTime(2_000))
    expect(has('link', /^All/)).toBe(true)
  })

  it('is not promised where there is nothing below', async () => {
    await open()
    expect(link('Gifts').hasAttribute('aria-expanded')).toBe(false)
  })
})
