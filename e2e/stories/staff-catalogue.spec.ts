// An owner corrects the catalogue where it stands, sets a sale, and shoppers see it.
import { expect, it } from 'vitest'
import { signIn } from '../src/acts/sign-in.ts'
import { readRows } from '../src/database.ts'
import { isFine } from '../src/is-fine.ts'
import { openStage } from '../src/open-stage.ts'

const stage = openStage()

it('an owner changes a name and a price by the keyboard, sets a sale, and the shop’s page shows it', async () => {
  const ada = await stage.visit({ pictures: false })
  const { page, main, t } = ada
  await ada.opens('/admin/catalogue')
  await signIn(page, stage.shop(), 'admin@vitrine.example')
  await main.getByRole('heading', { name: t('staff.catalogue') }).waitFor()
  const names = main.locator('input[data-cell="name"]')
  await names.first().waitFor()
  await isFine(ada, 'staff-catalogue')

  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await page.keyboard.press('End')
  await page.keyboard.type(' by hand')
  const name = await names.first().inputValue()
  await main.getByText(t('staff.catChanged', { count: 1 })).waitFor()
  await page.keyboard.press('Control+s')
  await main.getByText(t('staff.catChanged', { count: 1 })).waitFor({ state: 'detached' })
  await page.getByText(t('staff.catSaved')).waitFor()
  await main.getByLabel(t('staff.catSearch')).fill('by hand')
  await expect.poll(() => names.count()).toBe(1)
  expect(await names.first().inputValue()).toBe(name)

  await main.locator('tbody th button').first().click()
  await page.waitForURL(/admin\/catalogue\/\d+/)
  await main.getByRole('heading', { name, level: 1 }).waitFor()
  await isFine(ada, 'staff-catalogue-product')
  const special = main.getByLabel(new RegExp(`^${t('staff.catSpecial')}, `)).first()
  if ((await special.count()) > 0) {
    await special.fill('1.50')
    await page.keyboard.press('Control+s')
    await main.getByText(t('staff.catChanged', { count: 1 })).waitFor({ state: 'detached' })
  }
  await main.getByRole('link', { name: t('staff.catSee') }).click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).first().textContent()).toContain('by hand')
})

it('an owner says what is worn with a piece and lets shoppers have it engraved; the shop’s page asks for the words', async () => {
  const ada = await stage.visit({ store: 'en', pictures: false })
  const { page, main, t } = ada
  const [worn, piece] = await readRows<{ id: string; sku: string; name: string }>(
    stage.shop().dataDir,
    `select product_id as id, sku, name from product join product_text using (product_id)
     where language = 'en' and type_id = 'configurable' and status = 1 and visibility = 4 order by product_id limit 2`,
  )
  if (!worn || !piece) throw new Error('a shop of two products at least')
  await ada.opens(`/admin/catalogue/${piece.id}`)
  await signIn(page, stage.shop(), 'admin@vitrine.example')
  const options = main.getByRole('region', { name: t('staff.optCustom') })
  await options.getByRole('button', { name: t('staff.optAddCustom') }).click()
  const title = `${t('staff.optNumber', { number: 1 })}: ${t('staff.optTitle')}, English`
  await options.getByLabel(title).fill('Engraving')
  await options
    .getByLabel(`Engraving: ${t('staff.catPrice')}, `)
    .first()
    .fill('7')
  const links = main.getByRole('region', { name: t('staff.optLinks') })
  await links.getByLabel(`${t('staff.opt.related')}: ${t('staff.optSku')}`).fill(worn.sku)
  await page.keyboard.press('Enter')
  await links.getByText(worn.sku).waitFor()
  await isFine(ada, 'staff-product-options')
  await page.keyboard.press('Control+s')
  await main.getByText(t('staff.catChanged', { count: 2 })).waitFor({ state: 'detached' })
  await links.getByText(worn.name).first().waitFor()
  await main.getByRole('link', { name: t('staff.catSee') }).click()
  await page.waitForURL((url) => !url.pathname.includes('/admin/'))
  await main.getByRole('textbox', { name: /^Engraving(?!:)/ }).waitFor()
})

it('an owner makes a category by the keyboard and moves it; shoppers find it at its new address, and by the old one', async () => {
  const ada = await stage.visit({ pictures: false })
  const { page, main, t } = ada
  await ada.opens('/admin/catalogue/categories')
  await signIn(page, stage.shop(), 'admin@vitrine.example')
  const rows = main.getByRole('treeitem')
  await rows.first().waitFor()
  await main.getByRole('button', { name: t('staff.ctgNew') }).click()
  await page.getByLabel(t('staff.catNameEn')).fill('Rainy days')
  await page.keyboard.press('Enter')
  await main.getByRole('heading', { name: 'Rainy days', level: 2 }).waitFor()
  await isFine(ada, 'staff-categories')
  const seen = main.getByRole('link', { name: t('staff.catSee') })
  const before = await seen.getAttribute('href')
  const row = rows.filter({ hasText: 'Rainy days' })
  await row.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await page.getByText(t('staff.ctgMoved')).waitFor()
  await expect.poll(() => row.getAttribute('aria-level')).toBe('2')
  await page.reload()
  await seen.waitFor()
  const after = await seen.getAttribute('href')
  expect(after).not.toBe(before)
  await page.goto(new URL(before ?? '', page.url()).href)
  await expect.poll(() => new URL(page.url()).pathname).toBe(after)
  await page.getByRole('heading', { name: 'Rainy days', level: 1 }).waitFor()
})
