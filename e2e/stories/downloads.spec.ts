// What is sold as a file, from the shelf to the folder of who bought it.
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { ANNA } from '../src/acts/fill-checkout.ts'
import { sidewaysOverflow } from '../src/check-page.ts'
import { inTurn } from '../src/in-turn.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { readOutbox } from '../src/outbox.ts'
import { takeShot } from '../src/take-shot.ts'

const stage = openStage()
const ADDRESSES: Record<string, object> = { en: { postcode: 'EC1A 1BB' }, de: { postcode: '10115' } }

describe.each(
  inTurn(import.meta.url, [
    ['en', DESKTOP],
    ['de', PHONE],
  ] as const),
)('who buys a pattern in %s', (store, width) => {
  it('pays for it, and fetches the file from the order, and again by the letter', async () => {
    const flora = await stage.visit({ width, store })
    const { page, t, main } = flora
    const email = `flora-${store}@patterns.example`
    await flora.opens('/p/VI-PDF-SHIRT/x')
    await flora.addsToBag()
    await flora.bag.getByRole('link', { name: t('cart.checkout') }).click()
    await flora.title.waitFor()
    await flora.fillsCheckout({ ...ANNA, ...ADDRESSES[store], email })
    await main.getByRole('radio', { name: t('commerce.payment.testcard') }).check()
    const early = main.getByRole('checkbox', { name: t('checkout.digital') })
    if (await early.count()) await early.check()
    await flora.placeButton.click()
    await page.getByRole('button', { name: t('gateway.pay') }).click()
    await main.getByRole('link', { name: t('payment.seeOrder') }).click()
    await main.getByText(t('order.nextPaidVirtual')).waitFor()
    expect(await sidewaysOverflow(page)).toEqual([])
    await takeShot(page, `order-files-${store}`)
    const files = main.getByRole('region', { name: t('order.files') })
    const saved = page.waitForEvent('download')
    await files.getByRole('link').click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('shirt-pattern.pdf')
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
    const links = async () => {
      const letters = (await readOutbox(stage.shop())).filter(({ to }) => to === email)
      return letters.flatMap(({ text }) => text.match(/http\S+\/api\/download\/\S+/g) ?? [])
    }
    await expect.poll(links).toHaveLength(1)
    const answer = await fetch((await links())[0] ?? '')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })
})
