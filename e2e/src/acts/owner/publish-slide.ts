import { expect } from 'vitest'
import type { Shopper } from '../../a-shopper.ts'
import { isFine } from '../../is-fine.ts'

export const SLIDE = {
  English: 'Northern light, from Friday',
  Deutsch: 'Nordlicht, ab Freitag',
  Русский: 'Северное сияние: с пятницы',
  Українська: 'Північне сяйво: з п’ятниці',
  中文: '北极光，周五起',
} as const

/** The first slide says something new in each language of the shop. */
export async function publishesSlide(owner: Shopper): Promise<void> {
  const { page, t } = owner
  for (const [language, title] of Object.entries(SLIDE)) {
    await page.getByRole('button', { name: language }).click()
    await page.getByLabel(t('staff.designHeading'), { exact: true }).fill(title)
  }
  const publish = t('staff.designPublish', { count: Object.keys(SLIDE).length })
  await page.getByRole('button', { name: publish }).waitFor()
  await isFine(owner, 'owners-day-design')
  await page.getByRole('button', { name: publish }).click()
  await page.getByRole('dialog').getByRole('button', { name: publish }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** On the home page as a program reads it. */
export const expectSlide = (url: string, store: string, title: string) =>
  expect.poll(async () => (await fetch(`${url}/${store}`)).text()).toContain(title)
