import { sentTo } from '../outbox.ts'
import type { Walk } from '../walk-of.ts'

/** Opens the modal and has a code sent; answers what was sent. `reached` is the contact as the shop writes it. */
export async function askForCode(walk: Walk, contact: string, reached = contact): Promise<string> {
  const { page, t } = walk
  if (walk.isPhone) await page.getByRole('button', { name: t('shell.menu') }).click()
  await page.getByRole('link', { name: t('login.title') }).click()
  await page.getByLabel(t('login.contact')).fill(contact)
  await page.keyboard.press('Enter')
  await page.getByLabel(t('login.digits')).waitFor()
  return sentTo(walk, reached)
}

export const digitsOf = (text: string): string => /\b\d{4,6}\b/.exec(text)?.[0] ?? ''
