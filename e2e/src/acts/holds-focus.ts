import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Panels and what they gave the focus to have it a moment after they are seen. */
export const holdsFocus = (place: Locator): Promise<void> =>
  expect.poll(() => place.evaluate((one) => one.contains(document.activeElement))).toBe(true)
