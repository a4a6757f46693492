// Each type of product, bought: what the page says it costs is what the server has put into the cart.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { buyButton, buys, closesBag, priceOnButton } from '../src/acts/buy.ts'
import { cartOnServer } from '../src/acts/read-cart.ts'
import { atBothShops } from '../src/catalogues.ts'
import { PHONE, type Stage } from '../src/open-stage.ts'
import { takeShot } from '../src/take-shot.ts'

/** One shopper fills one cart, product by product. */
function openCart(stage: Stage) {
  let anna: Shopper
  let cart: ReturnType<typeof cartOnServer>
  beforeAll(async () => {
    anna = await stage.visit({ width: PHONE, pictures: false, stays: true })
    cart = cartOnServer(anna.page, { url: anna.url, store: anna.store })
  })
  return {
    anna: () => anna,
    async opens(path: string) {
      await anna.opens(path)
      return anna
    },
    row: async (sku: string) => (await cart()).find((row) => row.sku === sku),
    rows: () => cart(),
  }
}

atBothShops(
  (stage, { source, simple, configurable, another, downloadable, grouped, bundle }) => {
    const cart = openCart(stage)
    const { anna, opens, row, rows } = cart
    if (source === 'demo') describe('what Luma has not', () => onlyAtTheDemoShop(cart))

    const isChosen = (value: string) =>
      anna().page.getByRole('radio', { name: value, exact: true }).isChecked()

    it('a simple product goes in as it stands', async () => {
      const anna = await opens(`/p/${simple}/x`)
      const price = await priceOnButton(anna)
      expect(price).toBeGreaterThan(0)
      await buys(anna)
      await expect.poll(() => row(simple)).toMatchObject({ qty: 1, price })
    })

    it('a configurable one asks for the size, goes on with it, and remembers it', async () => {
      const { colour, size, child, sku } = configurable
      const anna = await opens(`/p/${sku}/x`)
      const path = new URL(anna.page.url()).pathname
      const name = (await anna.title.textContent()) ?? ''
      const entries = await anna.page.evaluate(() => history.length)
      await anna.choosesColour(colour)
      const price = await priceOnButton(anna)
      await buyButton(anna).click()
      const sheet = anna.page.getByRole('dialog', { name: anna.t('purchase.chooseSize') })
      await sheet.getByRole('button', { name: new RegExp(`^${size}\\b`) }).click()
      await closesBag(anna)
      await anna.page.waitForURL(`**${path}?childSku=${child}`)
      await expect.poll(() => row(child)).toMatchObject({ qty: 1, price })
      const values = (await row(child))?.options.map(({ value }) => value)
      expect(values?.toSorted()).toEqual([colour, size].toSorted())
      expect(await anna.page.evaluate(() => history.length)).toBe(entries)
      await anna.opens(another)
      await anna.main.getByText(anna.t('purchase.sizeLast')).waitFor()
      await expect.poll(() => isChosen(size)).toBe(true)
      const recent = anna.main.getByRole('region', { name: anna.t('recent.title') })
      await recent.getByRole('link', { name }).waitFor()
    })

    it('a child opened by its own address is its parent with the child chosen', async () => {
      const { sku, child, colour, size } = configurable
      const anna = await opens(`/p/${sku}/x`)
      const parent = new URL(anna.page.url()).pathname
      await anna.opens(`/p/${child}/x`)
      expect(new URL(anna.page.url()).pathname).toBe(parent)
      expect(new URL(anna.page.url()).searchParams.get('childSku')).toBe(child)
      for (const value of [colour, size]) await expect.poll(() => isChosen(value)).toBe(true)
    })

    it('a size in the address is chosen; another takes its place there without a step for Back', async () => {
      const anna = await opens(`/p/${configurable.sku}/x?size=l`)
      await expect.poll(() => isChosen('L')).toBe(true)
      const entries = await anna.page.evaluate(() => history.length)
      for (const size of ['S', 'M']) await anna.choosesSize(size)
      await anna.page.waitForURL(/childSku=[^&]*-M\b/)
      expect(new URL(anna.page.url()).searchParams.has('size')).toBe(false)
      expect(await anna.page.evaluate(() => history.length)).toBe(entries)
    })

    it('a size that was sold since the page was made is sold out when it is looked at', async () => {
      const { sku, child, colour, size } = configurable
      const anna = await stage.visit({ width: PHONE, pictures: false })
      const pieces: string[][] = []
      await anna.page.route('**/api/stock/list?*', async (route) => {
        pieces.push(new URL(route.request().url()).searchParams.get('skus')?.split(',') ?? [])
        const response = await route.fetch()
        const { result } = (await response.json()) as { result: { product_sku: string }[] }
        const gone = { qty: 0, is_in_stock: false, status: 'out_of_stock' }
        const sold = result.map((one) => (one.product_sku === child ? { ...one, ...gone } : one))
        await route.fulfill({ response, json: { code: 200, result: sold } })
      })
      await anna.opens(`/p/${sku}/x`)
      await anna.choosesColour(colour)
      const name = anna.t('product.soldOutValue', { value: size })
      await anna.page.getByRole('radio', { name, exact: true }).waitFor({ state: 'attached' })
      expect(pieces.flat()).toContain(child)
      expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(15)
    })

    it('a download goes in with its files', async () => {
      const anna = await opens(`/p/${downloadable}/x`)
      const price = await priceOnButton(anna)
      expect(price).toBeGreaterThan(0)
      await buys(anna)
      await expect.poll(() => row(downloadable)).toMatchObject({ qty: 1, price })
    })

    it('a grouped one goes in as its parts, each as often as was said', async () => {
      const { sku, parts, bought } = grouped
      const already = new Map((await rows()).map((row) => [row.sku, row.qty]))
      const anna = await opens(`/p/${sku}/x`)
      const set = anna.main.getByRole('region', { name: anna.t('product.inTheSet') }).getByRole('listitem')
      const act = (part: number, key: 'cart.more' | 'cart.less') =>
        set
          .nth(part)
          .getByRole('button', { name: anna.t(key) })
          .click()
      expect(await set.count()).toBe(parts)
      for (const part of [0, 1, 2]) await act(part, 'cart.less')
      await buyButton(anna).click()
      await anna.main.getByRole('alert').getByText(anna.t('purchase.chooseOne')).waitFor()
      await act(0, 'cart.more')
      await act(0, 'cart.more')
      await act(2, 'cart.more')
      const price = await priceOnButton(anna)
      await buys(anna)
      for (const [sku, qty] of bought)
        await expect.poll(async () => (await row(sku))?.qty).toBe(qty + (already.get(sku) ?? 0))
      const all = await rows()
      const sum = bought.reduce(
        (sum, [sku, qty]) => sum + qty * (all.find((row) => row.sku === sku)?.price ?? 0),
        0,
      )
      expect(sum).toBe(price)
      expect(all.length - already.size).toBe(bought.filter(([sku]) => !already.has(sku)).length)
    })

    it('a bundle goes in as one line at the price of its choice', async () => {
      const { sku, part } = bundle
      const anna = await opens(`/p/${sku}/x`)
      const before = await priceOnButton(anna)
      const dearer = anna.main.getByRole('radio', { name: part })
      await dearer.check()
      for (const box of await anna.main.getByRole('checkbox').all()) await box.check()
      const price = await priceOnButton(anna)
      expect(price).toBeGreaterThan(before)
      await buys(anna)
      await expect.poll(() => row(sku)).toMatchObject({ qty: 1, price })
      const values = (await row(sku))?.options.map(({ value }) => value)
      expect(values?.some((value) => part.test(value))).toBe(true)
    })
  },
  { isAboutLuma: true },
)

function onlyAtTheDemoShop({ opens, row, rows }: ReturnType<typeof openCart>) {
  it('a virtual one tells what is missing beside the field, then costs what was chosen', async () => {
    const anna = await opens('/gift-card')
    const taxed = anna.main.getByText(anna.t('product.taxIncludedVirtual'))
    await taxed.or(anna.main.getByText(anna.t('product.taxLaterVirtual'))).waitFor()
    await buyButton(anna).click()
    await anna.main.getByRole('alert').getByText(anna.t('purchase.chooseHere')).waitFor()
    await anna.main.getByRole('group', { name: 'Sum' }).getByRole('radio').nth(1).check()
    const price = await priceOnButton(anna)
    await anna.main.getByLabel('Name of the recipient').fill('Ada')
    await anna.main.getByLabel('E-mail of the recipient').fill('ada')
    await buyButton(anna).click()
    await anna.main.getByRole('alert').getByText(anna.t('purchase.notEmail')).waitFor()
    await anna.main.getByLabel('E-mail of the recipient').fill('ada@shopper.example')
    await anna.main.getByLabel('Your words').fill('For the coat you wanted.')
    await buys(anna)
    await expect.poll(() => row('VI-GIFT')).toMatchObject({ qty: 1, price })
    const values = (await row('VI-GIFT'))?.options.map(({ value }) => value)
    expect(values).toContain('ada@shopper.example')
  })

  it('a gift card in the bag could not be changed: its lines say whom it is for, and lead back', async () => {
    const anna = await opens('/cart')
    await anna.main.getByText('Name of the recipient: Ada').waitFor()
    await anna.main.getByRole('link', { name: /^Change, Gift card/ }).click()
    const words = anna.main.getByLabel('Your words')
    await expect.poll(() => words.inputValue()).toBe('For the coat you wanted.')
    await takeShot(anna.page, 'gift-edit')
    await words.fill('For the hat.')
    await buyButton(anna).getByText(anna.t('purchase.saveLine')).click()
    await anna.bag.getByText('Your words: For the hat.').waitFor()
    await expect
      .poll(async () => (await rows()).filter(({ sku }) => sku === 'VI-GIFT').map(({ options }) => options))
      .toMatchObject([expect.arrayContaining([{ label: 'Your words', value: 'For the hat.' }])])
    await closesBag(anna)
  })

  it('a suit lay in the bag in sizes nobody had asked for: they are asked for, said there, and changed from there', async () => {
    const anna = await opens('/p/KE-SET-02/x')
    const chosen = () => anna.main.locator('fieldset input:checked').count()
    expect(await chosen()).toBe(0)
    await anna.main.getByRole('link', { name: 'Kasper flannel blazer', exact: true }).waitFor()
    await buyButton(anna).click()
    const asked = anna.main.getByRole('alert').getByText(anna.t('purchase.chooseSize'))
    // Of both pieces at once.
    await expect.poll(() => asked.count()).toBe(2)
    await takeShot(anna.page, 'suit-asks')
    for (const size of ['L', 'W33']) await anna.main.getByRole('radio', { name: size, exact: true }).check()
    await takeShot(anna.page, 'suit')
    await buys(anna)
    const sizes = async () => (await row('KE-SET-02'))?.options.map(({ value }) => value.split(' · ').at(-1))
    await expect.poll(sizes).toEqual(['L', 'W33'])
    await anna.opens('/cart')
    await takeShot(anna.page, 'suit-bag')
    await anna.main.getByRole('link', { name: /^Change, .*suit/i }).click()
    await expect.poll(chosen).toBe(2)
    await anna.main.getByRole('radio', { name: 'XL', exact: true }).check()
    await buyButton(anna).getByText(anna.t('purchase.saveLine')).click()
    await expect.poll(sizes).toEqual(['XL', 'W33'])
    await closesBag(anna)
    // The pieces of the other stories open without a size.
    await anna.page.evaluate(() => localStorage.removeItem('shop/sizes'))
  })

  it('extras on a piece are counted by the page as by the shop', async () => {
    const anna = await opens('/cashmere-scarf')
    const before = await priceOnButton(anna)
    await anna.main.getByLabel(/^Monogram/).fill('A.B.C')
    await anna.main.getByRole('radio', { name: /^Gold/ }).check()
    await anna.main.getByRole('checkbox', { name: /^Box with tissue paper/ }).check()
    await anna.main.getByLabel(/^Ribbon/).selectOption({ index: 2 })
    const price = await priceOnButton(anna)
    expect(price).toBeGreaterThan(before)
    await buys(anna)
    const monogrammed = async () =>
      (await rows()).find(({ options }) => options.some(({ value }) => value === 'A.B'))
    await expect.poll(monogrammed).toMatchObject({ price })
  })

  it('what is sold out cannot be bought, and shows what is like it', async () => {
    const anna = await opens('/p/ME-4854')
    const before = await rows()
    await anna.main.getByText(anna.t('alert.ask')).waitFor()
    expect(await anna.main.getByRole('button', { name: anna.t('product.add') }).count()).toBe(0)
    await anna.main.getByRole('link', { name: anna.t('product.similar') }).waitFor()
    expect(await anna.bag.isVisible()).toBe(false)
    expect(await rows()).toEqual(before)
  })
}
