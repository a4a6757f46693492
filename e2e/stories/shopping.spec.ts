import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { ANNA } from '../src/acts/fill-checkout.ts'
import { atBothShops } from '../src/catalogues.ts'
import { axeBreaches, sidewaysOverflow } from '../src/check-page.ts'
import { readRows } from '../src/database.ts'
import { DESKTOP, PHONE } from '../src/open-stage.ts'
import type { Source } from '../src/stocked-folder.ts'
import { takeShot } from '../src/take-shot.ts'

type Way = { width: number; shots: string; way: string[]; colour: string; size: string }

const WAYS: Record<Source, Way> = {
  demo: { width: DESKTOP, shots: 'demo', way: ['Knitwear'], colour: 'Camel', size: 'M' },
  luma: { width: PHONE, shots: 'luma', way: ['Tops', 'Jackets'], colour: 'Black', size: 'M' },
}

/** The whole way as a shopper goes it, with the worker that comes along. */
const AS_EVERYBODY = { hasWorker: true, isShared: false, isAboutLuma: true }

/** The parcel shop asks where; the door is chosen for her where it costs the same. */
async function choosesPoint({ main, t }: Shopper): Promise<void> {
  const delivery = main.getByRole('group', { name: t('checkout.delivery') })
  await delivery.getByRole('radio').first().check()
  const points = main.getByRole('radiogroup', { name: t('checkout.pickup') })
  await points.getByRole('radio').first().check()
}

atBothShops((stage, { source }) => {
  const { width, shots, way, colour, size } = WAYS[source]
  describe('a guest buys', () => {
    let anna: Shopper
    let listPath = ''
    let counted = 0
    let sku = ''
    let stockBefore = 0
    let total = ''
    let number = ''

    it('comes from the home page to a category', async () => {
      anna = await stage.visit({ width, pictures: Boolean(process.env.VITRINE_SHOTS), stays: true })
      await anna.opens()
      await takeShot(anna.page, `home-${shots}`)
      await anna.opensFromMenu('Women')
      for (const category of way) await anna.narrowsTo(category)
      await takeShot(anna.page, `category-${shots}`)
      listPath = new URL(anna.page.url()).pathname
    })

    it('narrows the list by colour and size, and every count is true', async () => {
      const promised = await anna.filtersBy([colour, size])
      const shown = anna.main.getByRole('article')
      await expect.poll(() => shown.count()).toBe(promised)
      counted = promised
      const query = new URL(anna.page.url()).searchParams
      expect([...query.keys()].sort()).toEqual(['color', 'size'])
      await takeShot(anna.page, `filtered-${shots}`)
    })

    it('sorts it by price, and the order really ascends', async () => {
      await anna.sortsBy('price-asc')
      expect(counted).toBeGreaterThan(1)
      const inOrder = async () => {
        const prices = await anna.pricesShown()
        return prices.length === counted && prices.slice(1).every((price, at) => price >= (prices[at] ?? 0))
      }
      await expect.poll(inOrder).toBe(true)
    })

    it('chooses a variant of the first product and adds it', async () => {
      await anna.card(0).getByRole('link').click()
      await anna.choosesColour(colour)
      await anna.choosesSize(size)
      await takeShot(anna.page, `product-${shots}`)
      const added = anna.page.waitForResponse((one) => one.url().includes('/api/cart/update') && one.ok())
      await anna.addsToBag()
      sku = ((await (await added).json()) as { result: { sku: string } }).result.sku
      stockBefore = await stockOf(stage.shop().dataDir, sku)
      await anna.bag
        .getByText(`${colour}, ${size}`)
        .or(anna.bag.getByText(`${size}, ${colour}`))
        .waitFor()
      await takeShot(anna.page, `drawer-${shots}`)
    })

    it('checks out as a guest and pays later', async () => {
      await anna.bag.getByRole('link', { name: anna.t('cart.checkout') }).click()
      await anna.title.waitFor()
      await anna.fillsCheckout(ANNA)
      if (source === 'demo') await choosesPoint(anna)
      await anna.main.getByRole('radio', { name: /invoice/i }).check()
      await anna.placeButton.waitFor()
      await takeShot(anna.page, `checkout-${shots}`)
      total = (await anna.placeButton.textContent())?.match(/\$[\d.,]+/)?.[0] ?? ''
      await anna.placeButton.click()
      number = await anna.readsOrderNumber()
      await anna.main.getByText('Cambridge, MA 02138').waitFor()
      if (source === 'demo') await anna.main.getByText('Brattle Newsstand').waitFor()
      await takeShot(anna.page, `confirmation-${shots}`)
      expect(number).toMatch(/^\d{9}$/)
    })

    it('finds the order in the database, with sums of the server, and the stock down by one', async () => {
      const { dataDir } = stage.shop()
      const [order] = await readRows<OrderRow>(dataDir, ORDER, [number])
      const [line] = await readRows<{ sku: string; qty: number }>(dataDir, LINES, [number])
      expect(line).toEqual({ sku, qty: 1 })
      expect(order).toMatchObject({ email: ANNA.email, currency_code: 'USD', rows: order?.subtotal })
      const { subtotal = 0, discount = 0, shipping = 0, payment = 0, tax = 0 } = order ?? {}
      // Massachusetts puts its tax on top.
      expect(tax).toBeGreaterThan(0)
      expect(order?.total).toBe(subtotal - discount + shipping + payment + tax)
      expect(Number(total.replace(/[^\d.]/g, '')) * 100).toBeCloseTo(order?.total ?? 0, 5)
      expect(await stockOf(dataDir, sku)).toBe(stockBefore - 1)
    })

    it('shows the same order on a second visit, and to nobody else', async () => {
      const address = anna.page.url()
      await anna.page.reload()
      expect(await anna.readsOrderNumber()).toBe(number)
      await anna.opens('/cart')
      await anna.main.getByText(anna.t('cart.empty')).waitFor()
      const stranger = await stage.visit({ width, pictures: false })
      await stranger.page.goto(address)
      await stranger.main.getByRole('heading', { name: stranger.t('order.unknown') }).waitFor()
    })

    it('is found on another device by its number and contact, after a slip', async () => {
      const { page, main, opens, t } = await stage.visit({ width: PHONE, pictures: false })
      await opens()
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('order.lookup'), exact: true })
        .click()
      await main.getByLabel(t('order.lookupNumber'), { exact: true }).fill(`#${Number(number)}`)
      const contact = main.getByLabel(t('login.contact'), { exact: true })
      await contact.fill('somebody@example.org')
      const show = main.getByRole('button', { name: t('order.lookupShow'), exact: true })
      await show.click()
      await main.getByText(t('order.lookupUnknown')).waitFor()
      await contact.fill(ANNA.email)
      await takeShot(page, `order-lookup-${shots}`)
      await show.click()
      await main.getByRole('heading', { name: t('order.titleNumber', { number }), exact: true }).waitFor()
      await main.getByText(total, { exact: true }).first().waitFor()
      expect(await main.getByText(ANNA.street).count()).toBe(0)
      expect([await axeBreaches(page), await sidewaysOverflow(page)]).toEqual([[], []])
      await takeShot(page, `order-found-${shots}`)
    })

    it('answers the category from the cache', async () => {
      const { url } = stage.shop()
      // The order may still be on its way to the pages that show its stock.
      const answeredBy = async () => (await fetch(url + listPath)).headers.get('x-cache')
      await expect.poll(answeredBy).toBe('hit')
    })
  })
}, AS_EVERYBODY)

type OrderRow = Record<
  'subtotal' | 'discount' | 'shipping' | 'payment' | 'tax' | 'total' | 'rows',
  number
> & {
  email: string
  currency_code: string
}

const ORDER = `select email, currency_code, subtotal_minor::int as subtotal, discount_minor::int as discount,
    shipping_minor::int as shipping, payment_minor::int as payment, zip_tax_minor::int as tax, total_minor::int as total,
    (select sum(row_minor)::int from shop_order_line line where line.order_id = shop_order.order_id) as rows
  from shop_order where number = $1`
const LINES = `select line.sku, line.qty from shop_order_line line join shop_order using (order_id) where number = $1`

async function stockOf(dataDir: string, sku: string): Promise<number> {
  const sql = 'select qty from stock_item join product using (product_id) where sku = $1'
  const [row] = await readRows<{ qty: number }>(dataDir, sql, [sku])
  return row?.qty ?? Number.NaN
}
