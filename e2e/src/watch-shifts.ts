import type { Page } from 'playwright-core'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Seen = { shifts: { at: number; value: number }[]; faces: number[] }

/** A face that has come is drawn with one of the next frames. */
const DRAWN_MS = 500

/** How far what stands on the page has been pushed about since it was opened, as browsers count it. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen: Seen = { shifts: [], faces: [] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, startTime: at, value } of list.getEntries() as Shift[])
        if (!hadRecentInput) seen.shifts.push({ at, value })
    }).observe({ type: 'layout-shift', buffered: true })
    document.fonts.addEventListener('loadingdone', () => seen.faces.push(performance.now()))
  })
  const sums = () =>
    page.evaluate((drawnMs) => {
      const { shifts, faces } = (window as unknown as { seen: Seen }).seen
      const isOfText = (at: number) => faces.some((face) => Math.abs(at - face) < drawnMs)
      const sumOf = (some: typeof shifts) => some.reduce((all, { value }) => all + value, 0)
      return {
        text: sumOf(shifts.filter(({ at }) => isOfText(at))),
        rest: sumOf(shifts.filter(({ at }) => !isOfText(at))),
      }
    }, DRAWN_MS)
  return {
    /** All but text that took another face. */
    sum: async () => (await sums()).rest,
    /** Text that was painted before its face had come. */
    ofText: async () => (await sums()).text,
  }
}
