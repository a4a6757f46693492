import { describe, expect, it } from 'vitest'
import { holdsFocus } from '../src/acts/holds-focus.ts'
import { axeBreaches, cutButtons, sidewaysOverflow } from '../src/check-page.ts'
import { openStage, PHONE } from '../src/open-stage.ts'
import { runWell } from '../src/start-shop.ts'

const stage = openStage({ hasWorker: false })
/** Six people have written about it, one of them with three stars, some with photos. */
const SKU = 'BR-6857'

async function findProduct(store: string): Promise<{ id: number; path: string }> {
  const searchQuery = JSON.stringify({
    _appliedFilters: [{ attribute: 'sku', value: { eq: SKU }, scope: 'default' }],
  })
  const query = new URLSearchParams({ type: 'product', size: '1', storeCode: store, searchQuery })
  const reply = await fetch(`${stage.shop().url}/api/catalog?${query}`)
  const { result } = (await reply.json()) as { result: { items: { id: number; url_path: string }[] } }
  const [product] = result.items
  if (!product) throw new Error(`${SKU} is not in the shop`)
  return { id: product.id, path: `/${product.url_path}` }
}

/** What others wrote in their own languages waits behind one press. */
const FOREIGN = /^\d+ reviews? in (another|other) languages?$/

describe('someone who reads reviews', () => {
  it('narrows them by stars and size, and sees all again', async () => {
    const anna = await stage.visit({ pictures: false })
    await anna.opens((await findProduct('us')).path)
    const reviews = anna.main.locator('#reviews')
    const entries = reviews.getByRole('article')
    await reviews.scrollIntoViewIfNeeded()
    const own = await entries.filter({ visible: true }).count()
    expect(own).toBeGreaterThan(0)
    expect(own).toBeLessThan(4)
    const foreign = reviews.getByText(FOREIGN)
    const all = own + Number((await foreign.textContent())?.match(/\d+/)?.[0])
    expect(all).toBeGreaterThan(3)
    await foreign.click()
    await expect.poll(() => entries.filter({ visible: true }).count()).toBe(all)
    await reviews.getByRole('button', { name: /^3 stars/ }).click()
    await expect.poll(() => entries.filter({ visible: true }).count()).toBeLessThan(all)
    await reviews.getByRole('button', { name: anna.t('review.clear') }).click()
    await reviews
      .getByRole('group', { name: anna.t('review.bySize') })
      .getByRole('button')
      .first()
      .click()
    await reviews
      .getByRole('status')
      .getByText(/review/)
      .waitFor()
    expect(await axeBreaches(anna.page)).toEqual([])
  })

  it('looks at the photos large, by keys, and comes back to the small one', async () => {
    const anna = await stage.visit({ width: PHONE, store: 'ru', pictures: false })
    await anna.opens((await findProduct('ru')).path)
    const strip = anna.main.getByRole('list', { name: anna.t('review.photos') })
    await strip.getByRole('button').first().click()
    const box = anna.page.getByRole('dialog', { name: anna.t('review.photos') })
    await box.getByText('1 из').waitFor()
    await anna.page.keyboard.press('ArrowRight')
    await box.getByText('2 из').waitFor()
    expect(await axeBreaches(anna.page)).toEqual([])
    await anna.page.keyboard.press('Escape')
    await box.waitFor({ state: 'hidden' })
    await holdsFocus(strip.getByRole('button').first())
    expect([...(await sidewaysOverflow(anna.page)), ...(await cutButtons(anna.page))]).toEqual([])
  })

  it('reads them all without scripts', async () => {
    const anna = await stage.visit({ javaScript: false, pictures: false })
    await anna.opens((await findProduct('us')).path)
    const reviews = anna.main.locator('#reviews')
    await reviews.getByText(FOREIGN).click()
    await expect.poll(() => reviews.getByRole('article').filter({ visible: true }).count()).toBeGreaterThan(3)
    expect(await reviews.getByRole('button', { name: anna.t('review.write') }).isVisible()).toBe(false)
  })
})

describe('someone who writes one', () => {
  it('keeps the text when the line breaks, is thanked, and is shown once approved', async () => {
    const anna = await stage.visit({ width: PHONE, pictures: false })
    const { id, path } = await findProduct('us')
    await anna.opens(path)
    const reviews = anna.main.locator('#reviews')
    const write = reviews.getByRole('button', { name: anna.t('review.write') })
    await write.click()
    const form = anna.page.getByRole('dialog', { name: anna.t('review.write') })
    await form.getByRole('button', { name: anna.t('review.send') }).click()
    await form.getByText(anna.t('review.needRating')).waitFor()
    await form.getByRole('radio', { name: anna.t('product.rated', { average: 4 }) }).press('Space')
    await form.getByLabel(anna.t('review.title')).fill('Blue as told')
    await form.getByLabel(anna.t('review.detail')).fill('They soften after the third wash.')
    await form.getByLabel(anna.t('review.nickname')).fill('Anna')
    await form.getByLabel(anna.t('review.yourFit')).selectOption('0')
    const files = [
      { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await anna.page.screenshot({ type: 'jpeg' }) },
    ]
    await form.locator('input[type=file]').setInputFiles(files)
    await form.getByRole('img', { name: anna.t('review.photoNumber', { number: 1 }) }).waitFor()
    expect(await axeBreaches(anna.page)).toEqual([])
    await anna.page.route('**/api/review/create', (route) => route.abort())
    await form.getByRole('button', { name: anna.t('review.send') }).click()
    await form.getByText(anna.t('review.noLine')).waitFor()
    expect(await form.getByLabel(anna.t('review.title')).inputValue()).toBe('Blue as told')
    await anna.page.unroute('**/api/review/create')
    const answered = anna.page.waitForResponse('**/api/review/create')
    await form.getByRole('button', { name: anna.t('review.send') }).click()
    const { result } = (await (await answered).json()) as { result: { id: number; photos: string[] } }
    await anna.page
      .getByRole('dialog', { name: anna.t('review.thanks') })
      .getByText(anna.t('review.waits'))
      .waitFor()
    const { url, dataDir } = stage.shop()
    expect((await fetch(url + result.photos[0])).status).toBe(404)
    await runWell(['review', 'approve', String(result.id)], { DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
    await expect
      .poll(async () => (await (await fetch(`${url}/us${path}`)).text()).includes('Blue as told'))
      .toBe(true)
    expect((await fetch(url + result.photos[0])).headers.get('content-type')).toBe('image/webp')
    expect(id).toBeGreaterThan(0)
  })
})
