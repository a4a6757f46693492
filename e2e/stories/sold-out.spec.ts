// A8 of the newcomers: a sold-out piece ended in a dead button.
import { describe, expect, it } from 'vitest'
import { signIn } from '../src/acts/sign-in.ts'
import { readRows } from '../src/database.ts'
import { inTurn } from '../src/in-turn.ts'
import { isFine } from '../src/is-fine.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { readOutbox, sentTo } from '../src/outbox.ts'
import { runJob } from '../src/run-job.ts'

const stage = openStage({ hasWorker: false })
/** Nobody else looks for it in this shop. */
const PRODUCT = 'oxford-shirt'

const stockOfAll = (qty: number) =>
  readRows(
    stage.shop().dataDir,
    `update stock_item set qty = $1 where product_id in (
      select child_id from product_variant where parent_id in (
        select product_id from product_text where url_key = $2)) returning product_id`,
    [qty, PRODUCT],
  )
describe.each(
  inTurn(import.meta.url, [
    { store: 'us', width: PHONE },
    { store: 'de', width: DESKTOP },
  ]),
)('a piece that is sold out at $store, $width px wide', (visit) => {
  it('is waited for: asked in the mailbox, confirmed by a press, told once it is back', async () => {
    const email = `waits-${visit.store}@shopper.example`
    expect((await stockOfAll(0)).length).toBeGreaterThan(0)
    const ada = await stage.visit({ ...visit, pictures: false })
    const { page, main, t } = ada
    await ada.opens(`/${PRODUCT}`)
    await main.getByText(t('alert.ask')).waitFor()
    expect(await main.getByRole('button', { name: t('product.add') }).count()).toBe(0)
    await isFine(ada, `sold-out-${visit.store}`)
    await main.locator('[data-alert]').getByLabel(t('alert.email')).fill(email)
    await page.keyboard.press('Enter')
    await main.getByText(t('alert.asked')).waitFor()
    const question = await sentTo(stage.shop(), email)
    await page.goto(/https?:\/\/\S+/.exec(question)?.[0] ?? '')
    await main.getByRole('button', { name: t('content.alertConfirmButton') }).click()
    await main.getByRole('heading', { name: t('content.alertWaitingTitle') }).waitFor()
    await isFine(ada, `sold-out-confirmed-${visit.store}`)
    await stockOfAll(3)
    // The shop looks once a minute; nobody waits for that here. A look that is under way may have come too early.
    const isTold = async () => {
      await runJob(stage.shop().dataDir, 'alerts.send')
      return (await readOutbox(stage.shop())).find(({ to }) => to === email)?.text !== question
    }
    await expect.poll(isTold, { interval: 2_000, timeout: 120_000 }).toBe(true)
    expect(await sentTo(stage.shop(), email, question)).toMatch(/oxford/i)
    await ada.opens(`/${PRODUCT}`)
    await main
      .getByRole('button', { name: t('product.add') })
      .first()
      .waitFor()
  }, 300_000)
})

it('letters about the wishlist are switched on by whoever is signed in', async () => {
  const ada = await stage.visit({ pictures: false })
  const { page, main, t } = ada
  await ada.opens()
  await main.getByRole('article').first().getByRole('button').click()
  await signIn(page, stage.shop(), 'letters@shopper.example')
  await ada.opens('/wishlist')
  const letters = main.getByLabel(t('alert.wishes'))
  await letters.click()
  await page.getByText(t('alert.wishesOn')).first().waitFor()
  await page.reload()
  await expect.poll(() => letters.isChecked()).toBe(true)
})
