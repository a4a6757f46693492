import { act, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { find, page, press, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { Button } from './button.tsx'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'
import { Rail } from './rail.tsx'

let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  shop = scriptedEngine()
})

describe('a price', () => {
  it.each([
    [{ now: 59 }, 'us', '$59', ''],
    [{ now: 49, old: 59 }, 'us', '$49', 'Before $59'],
    [{ now: 59, old: 59 }, 'us', '$59', ''],
    [{ now: 59, old: 49 }, 'us', '$59', ''],
    [{ now: 49.9, old: 59, lowest: 45 }, 'us', '$49.90', 'Before $59'],
    [{ now: 0, old: 59 }, 'de', '0 €', 'Before 59 €'],
  ])('%o at store %s', async (...[price, store, shown, before]) => {
    await openPage(<Price {...price} />, { shop, store })
    expect([textOf(document.querySelector('p > span')), textOf(document.querySelector('del'))]).toEqual([
      shown,
      expect.stringMatching(before === '' ? /^$/ : new RegExp(`${before.slice(7).replace('$', '\\$')}$`)),
    ])
  })

  it('that was reduced tells in the Union the lowest of thirty days, and one that was not tells none', async () => {
    const { leave } = await openPage(<Price now={49} old={59} lowest={45} />, { shop, store: 'de' })
    expect(page()).toContain('45 €')
    leave()
    await openPage(<Price now={59} lowest={45} />, { shop, store: 'de' })
    expect(page()).toBe('59 €')
  })

  it('of a range begins with the least, and is one price where all cost the same', async () => {
    const { leave } = await openPage(<Price now={49} max={79} />, { shop })
    expect(page()).toMatch(/from \$49$/i)
    leave()
    await openPage(<Price now={49} max={49} />, { shop })
    expect(page()).toBe('$49')
  })
})

function Order({ heard }: { heard(): void }) {
  const [isSending, setSending] = useState(false)
  const send = () => {
    heard()
    setSending(true)
  }
  return (
    <form onSubmit={heard}>
      <Button type="submit" isBusy={isSending} disabled={isSending} onClick={send}>
        Order
      </Button>
    </form>
  )
}

it('a button let go of the focus while it did what was pressed: it keeps it, and hears no second press', async () => {
  const heard = vi.fn()
  await openPage(<Order heard={heard} />, { shop })
  const button = find('button', 'Order') as HTMLButtonElement
  button.focus()
  await press('button', 'Order')
  heard.mockClear()
  await press('button', 'Order')
  expect(button).toMatchObject({ disabled: false, ariaBusy: 'true', ariaDisabled: 'true' })
  expect(document.activeElement).toBe(button)
  expect(heard).not.toHaveBeenCalled()
})

describe('a picture', () => {
  const image = () => document.querySelector('img')
  it('of the catalogue comes in the size it is shown in, and twice as sharp', async () => {
    await openPage(<Picture path="//w/b/a.jpg" size="cart" alt="A coat" />, { shop })
    expect(image()).toMatchObject({ alt: 'A coat', width: 210, height: 300 })
    expect(image()?.getAttribute('src')).toBe('/media/210x300/w/b/a.jpg')
    expect(image()?.srcset).toBe('/media/210x300/w/b/a.jpg 210w, /media/210x300@2x/w/b/a.jpg 420w')
  })

  it('of another place is asked for where it lies', async () => {
    await openPage(<Picture path="https://img.example/a.jpg" size="card" alt="" />, { shop })
    expect(image()?.getAttribute('src')).toBe('https://img.example/a.jpg')
    expect(image()?.srcset).not.toContain('/media/')
  })

  it('that is not there leaves its tile, in its tone, and asks for nothing', async () => {
    await openPage(<Picture path={null} size="card" alt="" tone="rgb(1, 2, 3)" />, { shop })
    expect([image(), document.querySelector('span')?.style.background]).toEqual([null, 'rgb(1, 2, 3)'])
  })

  it.each([
    ['lazy', 'lazy', null],
    ['eager', 'eager', null],
    ['first', 'eager', 'high'],
  ] as const)('that is wanted %s is fetched so', async (loading, said, priority) => {
    await openPage(<Picture path="/a.jpg" size="card" alt="" loading={loading} />, { shop })
    expect([image()?.getAttribute('loading'), image()?.getAttribute('fetchpriority')]).toEqual([
      said,
      priority,
    ])
  })

  it('cut by its frame shows what must stay in sight', async () => {
    await openPage(<Picture path="/a.jpg" size="slide" alt="" focus={[30, 10]} />, { shop })
    expect(image()?.style.objectPosition).toBe('30% 10%')
  })
})

describe('a rail', () => {
  const rail = () => find('list', 'New') as HTMLElement
  async function at(scrollLeft: number, [clientWidth, scrollWidth] = [400, 1_000]): Promise<void> {
    Object.defineProperties(rail(), {
      scrollLeft: { value: scrollLeft, configurable: true },
      clientWidth: { value: clientWidth, configurable: true },
      scrollWidth: { value: scrollWidth, configurable: true },
    })
    await act(async () => rail().dispatchEvent(new Event('scroll', { bubbles: true })))
  }
  const names = () => [...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'))
  beforeEach(async () => {
    await openPage(
      <Rail label="New">
        <li>1</li>
      </Rail>,
      { shop },
    )
  })

  it('offers no way on where there is none', async () => {
    await at(0)
    const [on] = names()
    expect(names()).toHaveLength(1)
    await at(300)
    expect(names()).toHaveLength(2)
    await at(600)
    expect(names()).toHaveLength(1)
    expect(names()[0]).not.toBe(on)
    await at(0, [400, 400])
    expect(names()).toEqual([])
  })

  it('moves by its buttons most of what is in sight, each its own way', async () => {
    await at(300)
    const moved: number[] = []
    rail().scrollBy = vi.fn((to?: ScrollToOptions | number) => {
      moved.push((to as ScrollToOptions).left ?? 0)
    })
    for (const name of names()) await press('button', name ?? '')
    expect(moved).toEqual([-320, 320])
  })
})
