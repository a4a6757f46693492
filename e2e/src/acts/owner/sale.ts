import type { Shopper } from '../../a-shopper.ts'

const DAY_MS = 86_400_000
const FRIDAY = 5

/** From the first to the last minute of a day yet to come. */
export function nextFriday(): { from: Date; to: Date } {
  const from = new Date()
  from.setHours(0, 0, 0, 0)
  from.setDate(from.getDate() + ((FRIDAY - from.getDay() + 6) % 7) + 1)
  return { from, to: new Date(from.getTime() + DAY_MS - 60_000) }
}

/** As the field of a browser takes a moment. */
const local = (at: Date) =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

type Sale = { place: string; price: string; from: Date; to: Date }

export async function setsSale({ page, main, t }: Shopper, { place, price, from, to }: Sale): Promise<void> {
  const field = (words: string) => main.getByLabel(`${words}, ${place}`, { exact: true })
  await field(t('staff.catSpecial')).fill(price)
  await field(t('staff.catSince')).fill(local(from))
  await field(t('staff.catUntil')).fill(local(to))
  await page.keyboard.press('Control+s')
  await main.getByText(t('staff.catChanged', { count: 1 })).waitFor({ state: 'detached' })
}
