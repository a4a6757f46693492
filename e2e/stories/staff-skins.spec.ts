// The German store gets an accent of its own: seen before, refused while it cannot be read, published, and taken back.
import { expect, it } from 'vitest'
import { signIn } from '../src/acts/sign-in.ts'
import { isFine } from '../src/is-fine.ts'
import { openStage } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false })
const PALE = '#8fb8a5'
const BLUE = '#1f3a6e'

it('an owner gives one store an accent without a deploy, and takes it back', async () => {
  const olga = await stage.visit({ store: 'us' })
  const { page, t } = olga
  const rootOf = async (store: string) =>
    /<html[^>]*>/.exec(await (await fetch(`${stage.shop().url}/${store}`)).text())?.[0] ?? ''
  expect(await rootOf('de')).not.toContain('style=')
  await olga.opens('/admin/design/skins?of=de')
  await signIn(page, stage.shop(), { email: 'olga.skins@staff.example', roles: ['admin'] })
  const accent = page.getByLabel(t('staff.skinAccent'), { exact: true })
  await page.getByLabel(t('staff.skinName')).fill('Blue')
  await accent.fill(PALE)
  await page.getByText(t('staff.skinPoor')).waitFor()
  const publish = page.getByRole('button', { name: t('staff.skinPublish'), exact: true })
  await publish.click()
  expect(await rootOf('de')).not.toContain('style=')

  await accent.fill(BLUE)
  await page.getByText(t('staff.skinPoor')).waitFor({ state: 'detached' })
  const seen = () =>
    page
      .frameLocator('iframe')
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--color-accent'))
  await expect.poll(seen).toBe(BLUE)
  await isFine(olga, 'staff-skins')
  await publish.click()
  await expect.poll(() => rootOf('de')).toContain(`--color-accent:${BLUE}`)
  expect(await rootOf('us')).not.toContain('style=')
  const greta = await stage.visit({ store: 'de' })
  await greta.opens('/')
  const worn = await greta.page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-success'),
  )
  expect(worn).toBe(BLUE)
  await isFine(greta)

  await page.getByRole('button', { name: t('staff.contentHistory') }).click()
  await page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: t('staff.skinBuiltIn') })
    .getByRole('button', { name: t('staff.contentGoBack') })
    .click()
  await expect.poll(() => rootOf('de')).not.toContain('style=')
})
