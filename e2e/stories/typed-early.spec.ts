// What is written into a page before its scripts have come, by hands, by a browser that knows the address, and by who composes
// their words out of letters.
import { expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { DESKTOP, openStage } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false, isShared: true })
const OWN = { email: 'anna@example.com', name: 'Anna Weber', postcode: '10001', city: 'New York' }

it('an address filled in by the browser stays, and so do the caret and a word half composed beside it', async () => {
  const anna = await stage.visit({ width: DESKTOP, pictures: false })
  await anna.opens('/merino-roll-neck')
  await anna.choosesFirstSize()
  await anna.addsToBag()
  const come = await opensWithoutScripts(anna, '/checkout')
  const { page, main } = anna
  // As a browser does, which presses no keys.
  await main.locator('[name=email]').evaluate((_, own) => {
    for (const [name, value] of Object.entries(own)) {
      const field = document.querySelector<HTMLInputElement>(`main [name=${name}]`)
      if (!field) continue
      field.value = value
      for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
    }
  }, OWN)
  const street = main.locator('[name=street]')
  await street.focus()
  await page.keyboard.type('Main Street 5')
  for (const _ of ' Street 5') await page.keyboard.press('ArrowLeft')
  const cdp = await page.context().newCDPSession(page)
  const composes = (text: string) =>
    cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await composes('shang')
  await come()
  await composes('shanghai')
  await cdp.send('Input.insertText', { text: '上海' })
  expect(await street.inputValue()).toBe('Main上海 Street 5')
  for (const [name, value] of Object.entries(OWN))
    expect(await main.locator(`[name=${name}]`).inputValue()).toBe(value)
  // The page knows of all of it, and not only the fields.
  await expect.poll(() => main.locator('[aria-invalid=true]').count()).toBe(0)
})

it('a price typed and left before the list listens narrows it', async () => {
  const anna = await stage.visit({ width: DESKTOP, pictures: false })
  const come = await opensWithoutScripts(anna, '/women')
  const { page, main } = anna
  await main.locator('aside [name=to]').fill('50')
  await anna.title.click()
  await come()
  await page.waitForURL(/[?&]price=/)
})

/** Its files come when the answer is called, which comes back once the page listens. */
async function opensWithoutScripts(
  { page, opens, title }: Shopper,
  path: string,
): Promise<() => Promise<void>> {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => scripts.promise.then(() => route.continue()))
  const alive = opens(path)
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' })
  await title.waitFor()
  return async () => {
    scripts.resolve()
    await alive
  }
}
