// Whoever writes for the shop: a slide in five languages seen in two stores, a page edited, and both brought back.
import { expect, it } from 'vitest'
import { signIn } from '../src/acts/sign-in.ts'
import { isFine } from '../src/is-fine.ts'
import { openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false })
/** German may be one word wider than a phone. */
const TITLES = { English: 'Wool for cold days', Deutsch: 'Neue Übergangsjackenkollektionsankündigung' }

it('an owner publishes a slide, sees it in two stores, moves it by keys, and brings the old look back', async () => {
  const olga = await stage.visit({ store: 'us' })
  const { page, t } = olga
  const heading = async (store: string) =>
    (await (await fetch(`${stage.shop().url}/${store}`)).text()).includes(
      store === 'de' ? TITLES.Deutsch : TITLES.English,
    )
  await olga.opens('/admin/design')
  await signIn(page, stage.shop(), { email: 'olga@staff.example', roles: ['admin'] })
  for (const [language, title] of Object.entries(TITLES)) {
    await page.getByRole('button', { name: language }).click()
    await page.getByLabel(t('staff.designHeading'), { exact: true }).fill(title)
  }
  const publish = t('staff.designPublish', { count: 2 })
  await page.getByRole('button', { name: publish }).waitFor()
  await isFine(olga, 'staff-design')
  await page.getByRole('button', { name: publish }).click()
  await page.getByRole('dialog').getByRole('button', { name: publish }).click()
  await expect.poll(() => heading('us')).toBe(true)
  await expect.poll(() => heading('de')).toBe(true)
  const anna = await stage.visit({ store: 'de', width: PHONE, pictures: false })
  await anna.opens()
  const right = await anna.title.evaluate((one) => one.getBoundingClientRect().right)
  expect(right).toBeLessThanOrEqual(PHONE)

  await page.getByRole('button', { name: TITLES.English }).first().press('Alt+ArrowDown')
  await page.getByRole('button', { name: t('staff.designPublish', { count: 1 }) }).waitFor()
  await page.getByRole('button', { name: t('staff.contentHistory') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('staff.contentGoBack') })
    .first()
    .click()
  await expect.poll(() => heading('us')).toBe(false)
})

it('a manager edits a page beside its translation, publishes it, and goes back to the former text', async () => {
  const petra = await stage.visit({ store: 'us' })
  const { page, t } = petra
  const reads = async (words: string) =>
    (await (await fetch(`${stage.shop().url}/us/delivery`)).text()).includes(words)
  await petra.opens('/admin/content/page/shipping-info')
  await signIn(page, stage.shop(), { email: 'petra@staff.example', roles: ['manager'] })
  const english = page.getByRole('region', { name: 'English' })
  await english.getByLabel(t('staff.contentHeading')).fill('How it comes to you')
  const publish = page.getByRole('button', { name: t('staff.contentPublish', { count: 1 }) })
  await publish.waitFor()
  await isFine(petra, 'staff-content')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => reads('How it comes to you')).toBe(true)
  await page.getByRole('button', { name: t('staff.contentHistory') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('staff.contentGoBack') })
    .click()
  await expect.poll(() => reads('How it comes to you')).toBe(false)
})
