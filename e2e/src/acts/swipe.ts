import type { Locator } from 'playwright-core'

const STEPS = 10

/** A finger moves to the left over something, most of its width. */
export async function swipe(over: Locator): Promise<void> {
  await over.scrollIntoViewIfNeeded()
  const box = await over.boundingBox()
  if (!box) throw new Error('there is nothing to swipe over')
  const session = await over.page().context().newCDPSession(over.page())
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + box.width * (0.9 - 0.8 * part), y: box.y + box.height / 2 }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', step / STEPS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
