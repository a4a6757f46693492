// Cabinet and account of who reads large: a window of 320 px is a desktop enlarged four times.
import { expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { signIn } from '../src/acts/sign-in.ts'
import { sidewaysOverflow } from '../src/check-page.ts'
import { openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false })
const NARROW = 320
const ROOMS = ['/sales/orders', '/sales/payouts', '/products', '/products/posts', '/products/set']

async function comesIn(who: string, { store, width }: { store: string; width: number }): Promise<Shopper> {
  const clara = await stage.visit({ store, width, pictures: false })
  await clara.opens()
  await signIn(clara.page, stage.shop(), who)
  return clara
}

async function opensRoom({ main, opens }: Shopper, path: string): Promise<void> {
  await opens(path)
  await main.locator('ul li').first().waitFor()
  await expect.poll(() => main.locator('[aria-busy=true]').count()).toBe(0)
}

/** Words that go on in the next line without having ended. */
const partedWords = ({ main }: Shopper, among: string): Promise<string[]> =>
  main.locator(among).evaluateAll(partedIn)

function partedIn(places: Element[]): string[] {
  const textsOf = (place: Element): Text[] =>
    [place, ...place.querySelectorAll('*')].flatMap(({ childNodes }) =>
      [...childNodes].filter((node): node is Text => node instanceof Text),
    )
  const linesOf = (text: Text, { 0: word, index }: RegExpExecArray): Set<number> => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
  }
  return places
    .flatMap(textsOf)
    .flatMap((text) =>
      [...text.data.matchAll(/\p{L}+/gu)]
        .filter((word) => linesOf(text, word).size > 1)
        .map(([word]) => word),
    )
}

it('posts of a partner were written with two letters a line, and the lanes were wider than the window', async () => {
  const pia = await comesIn('partner@vitrine.example', { store: 'ua', width: NARROW })
  for (const room of ROOMS) {
    await opensRoom(pia, `/cabinet${room}`)
    expect(await sidewaysOverflow(pia.page), room).toEqual([])
  }
  await opensRoom(pia, '/cabinet/products/posts')
  expect(await partedWords(pia, 'ul li > span')).toEqual([])
})

it('with text enlarged twice, what a partner has earned left the window, and their posts had a letter a line', async () => {
  const pia = await comesIn('partner@vitrine.example', { store: 'de', width: PHONE })
  const browser = await pia.page.context().newCDPSession(pia.page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const room of ROOMS) {
    await opensRoom(pia, `/cabinet${room}`)
    expect(await sidewaysOverflow(pia.page), room).toEqual([])
  }
  await opensRoom(pia, '/cabinet/products/posts')
  expect(await partedWords(pia, 'ul li > span')).toEqual([])
})

it('the steps of an order and the word for delivery in the bag parted in the middle', async () => {
  const clara = await comesIn('customer@vitrine.example', { store: 'ua', width: NARROW })
  await opensRoom(clara, '/my-account/orders')
  expect(await partedWords(clara, 'ol li')).toEqual([])
  await clara.opens('/merino-roll-neck')
  await clara.choosesFirstSize()
  await clara.addsToBag()
  await clara.opens('/cart')
  await clara.main.getByText(clara.t('cart.deliveryLater')).waitFor()
  expect(await partedWords(clara, 'dl dt')).toEqual([])
})

it('with text enlarged twice, the label of a postcode lay on that of its town', async () => {
  const clara = await comesIn('customer@vitrine.example', { store: 'de', width: PHONE })
  const browser = await clara.page.context().newCDPSession(clara.page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await clara.opens('/my-account/edit')
  const form = clara.main.getByRole('form', { name: clara.t('account.place') })
  await form.waitFor()
  const [postcode, town] = await form
    .getByRole('textbox')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
  expect(town?.top).toBeGreaterThan(postcode?.bottom ?? 0)
})

it('in the colours of a reader the bars of a period, and their names, were dark on black', async () => {
  const pia = await comesIn('partner@vitrine.example', { store: 'us', width: PHONE })
  await pia.page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await opensRoom(pia, '/cabinet/sales')
  const canvas = pia.main.locator('canvas')
  await canvas.waitFor()
  const brightest = () =>
    canvas.evaluate((drawn: HTMLCanvasElement) => {
      const { data = [] } = drawn.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height) ?? {}
      let most = 0
      for (let at = 0; at < data.length; at += 4) most = Math.max(most, data[at] ?? 0)
      return most
    })
  await expect.poll(brightest).toBeGreaterThan(240)
})

it('in the colours of a reader every room of the cabinet was underlined, as if one were in all of them', async () => {
  const pia = await comesIn('partner@vitrine.example', { store: 'us', width: PHONE })
  await pia.page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await opensRoom(pia, '/cabinet/sales/orders')
  const rooms = pia.page.getByRole('navigation', { name: pia.t('partner.title') }).getByRole('link')
  const lines = await rooms.evaluateAll((all) =>
    all.flatMap((one) => (getComputedStyle(one).borderBottomColor === 'rgb(0, 0, 0)' ? [] : one.textContent)),
  )
  expect(lines).toHaveLength(1)
})
