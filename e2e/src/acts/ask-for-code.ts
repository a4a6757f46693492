import { expect } from 'vitest'
import { sentTo } from '../outbox.ts'
import { PATIENCE_MS } from '../patience.ts'
import type { Walk } from '../walk-of.ts'

const OPENS_MS = 15_000

/** Opens the modal and has a code sent; answers what was sent. `reached` is the contact as the shop writes it. */
export async function askForCode(walk: Walk, contact: string, reached = contact): Promise<string> {
  const { page, t } = walk
  if (walk.isPhone) await page.getByRole('button', { name: t('shell.menu') }).click()
  const field = page.getByLabel(t('login.contact'))
  const opens = async () => {
    await page.getByRole('link', { name: t('login.title') }).click()
    return field.waitFor({ timeout: OPENS_MS }).then(
      () => true,
      () => false,
    )
  }
  // On a machine that does other work its code may come too late, and the shop gives up: pressed again, as one would.
  await expect.poll(opens, { timeout: PATIENCE_MS }).toBe(true)
  await field.fill(contact)
  await page.keyboard.press('Enter')
  await page.getByLabel(t('login.digits')).waitFor()
  return sentTo(walk, reached)
}

export const digitsOf = (text: string): string => /\b\d{4,6}\b/.exec(text)?.[0] ?? ''
