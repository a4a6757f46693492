// An owner names colours, adds one, and says what lists are filtered by; shoppers of two languages see it.
import { expect, it } from 'vitest'
import { signIn } from '../src/acts/sign-in.ts'
import { isFine } from '../src/is-fine.ts'
import { DESKTOP, openStage } from '../src/open-stage.ts'

const stage = openStage({ isAlone: true })
const WORDS = {
  English: 'Moonstone',
  Deutsch: 'Mondstein',
  Русский: 'Лунный камень',
  Українська: 'Місячний камінь',
  中文: '月光石',
}

it('an owner names a colour in five languages, adds one and makes an attribute a filter; lists have it at once', async () => {
  const ada = await stage.visit({ width: DESKTOP, pictures: false })
  const { page, main, t } = ada
  await ada.opens('/admin/catalogue/attributes')
  await signIn(page, stage.shop(), 'admin@vitrine.example')
  const rows = main.getByRole('option')
  await rows.first().waitFor()
  await isFine(ada, 'staff-attributes')
  const open = async (code: string) => {
    await rows.filter({ hasText: code }).focus()
    await page.keyboard.press('Enter')
    await main.getByRole('switch', { name: t('staff.atrFilterable') }).waitFor()
  }
  const save = async () => {
    await page.keyboard.press('Control+s')
    await main.getByText(t('staff.catChanged', { count: 1 })).waitFor({ state: 'detached' })
  }

  await open('color')
  const navy = main.locator('tr[data-option="navy"]')
  const fields = navy.locator('input[lang]')
  for (const [at, words] of Object.values(WORDS).entries()) await fields.nth(at).fill(words)
  await main.getByRole('button', { name: t('staff.atrOptionAdd') }).click()
  const added = main.locator('tr[data-option]').last()
  await added.locator('input[lang="en"]').fill('Verdigris')
  await added.locator('input[type="text"]').last().fill('#43b3ae')
  await added.locator('input[lang="en"]').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect
    .poll(() => main.locator('tr[data-option]').nth(-2).locator('input[lang="en"]').inputValue())
    .toBe('Verdigris')
  await isFine(ada, 'staff-attribute')
  await save()
  await main.locator('tr[data-option="verdigris"]').waitFor()

  await open('season')
  await main.getByRole('switch', { name: t('staff.atrFilterable') }).focus()
  await page.keyboard.press('Space')
  await save()
  await rows.filter({ hasText: 'season' }).getByText(t('staff.atrFilter')).waitFor()

  for (const [store, path, season, colour] of [
    ['us', '/women', 'Season', WORDS.English],
    ['de', '/damen', 'Saison', WORDS.Deutsch],
  ] as const) {
    const anna = await stage.visit({ width: DESKTOP, store, pictures: false })
    await anna.opens(path)
    const column = anna.page.getByRole('complementary', { name: anna.t('list.filter') })
    const foldOf = (name: string) =>
      column.locator('details').filter({ has: anna.page.locator('summary').getByText(name, { exact: true }) })
    await foldOf(season).locator('summary').first().click()
    await foldOf(season).getByRole('link').first().click()
    await anna.page.waitForURL(/[?&]f_season=\w+/)
    await anna.page.getByRole('list', { name: anna.t('list.applied') }).waitFor()
    expect(await column.getByText(colour).count()).toBe(1)
  }
})
