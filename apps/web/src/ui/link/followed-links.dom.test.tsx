import { act } from 'react'
import { expect, it } from 'vitest'
import { find, press } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { LinkBase } from './link-base.ts'
import { ShopLink } from './shop-link.tsx'

// Links without a component of the router each behave as its own do. What they fetch ahead is seen in a real browser.

const open = (onClick?: (event: { preventDefault(): void }) => void) =>
  openPage(
    <>
      <ShopLink follow="ahead" to="/dress?color=3,4" onClick={onClick}>
        Dress
      </ShopLink>
      <ShopLink to="/order">Order</ShopLink>
      <a href="/elsewhere">Elsewhere</a>
    </>,
    { shop: scriptedEngine(), address: '/women' },
  )

/** Presses the link and says whether the browser was left to follow it. */
function isLeftToBrowser(name: string, keys: MouseEventInit = {}): boolean {
  let isLeft = false
  const watch = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', watch, { once: true })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  act(() => void find('link', name).dispatchEvent(click))
  return isLeft
}

it('a link of the shop is followed inside it', async () => {
  const { address } = await open()
  await press('link', 'Dress')
  expect(address()).toBe('/dress?color=3,4')
})

it('home is where the store begins, and is followed to', async () => {
  const home = <ShopLink to="/">Home</ShopLink>
  const { address } = await openPage(<LinkBase value="/us">{home}</LinkBase>, {
    shop: scriptedEngine(),
    address: '/women',
  })
  expect(find('link', 'Home').getAttribute('href')).toBe('/us')
  await press('link', 'Home')
  expect(address()).toBe('/us')
})

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s held it is the browser’s', async (key) => {
  const { address } = await open()
  expect([isLeftToBrowser('Dress', { [key]: true }), address()]).toEqual([true, '/women'])
})

it('another button, and a link that is none of them, are the browser’s', async () => {
  await open()
  expect([isLeftToBrowser('Dress', { button: 1 }), isLeftToBrowser('Elsewhere')]).toEqual([true, true])
})

it('what somebody on the way has stopped stays', async () => {
  const { address } = await open((event) => event.preventDefault())
  await press('link', 'Dress')
  expect(address()).toBe('/women')
})

/** A button goes down, or a finger, and what the page has asked for then. */
function pressDown(name: string, pointerType = 'mouse', button = 0): (string | null | undefined)[] {
  const down = new PointerEvent('pointerdown', { bubbles: true, pointerType, button })
  act(() => void find('link', name).dispatchEvent(down))
  return askedFor()
}
const askedFor = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))

it('a button that goes down asks as the router will, and goes on while it comes up and the pointer leaves', async () => {
  await open()
  expect(pressDown('Dress')).toEqual(['/dress.data?color=3%2C4&_routes=page'])
  await press('link', 'Dress')
  act(() => void document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })))
  expect(askedFor()).toHaveLength(1)
})

it('a finger that goes down may be about to scroll, and not every link leads to goods', async () => {
  await open()
  const asked = [pressDown('Dress', 'touch'), pressDown('Dress', 'mouse', 1), pressDown('Order')]
  expect(asked).toEqual([[], [], []])
})
