import type { Page } from 'playwright-core'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** How far what stands on the page has been pushed about since it was opened, as browsers count it. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifts: [] as number[] })
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as Shift[]) if (!one.hadRecentInput) seen.shifts.push(one.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    sum: () =>
      page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((all, one) => all + one, 0),
      ),
  }
}
