import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
export type Held = { tasks: number[]; inputs: number[]; shift: number }
type Watched = { held: Held; since: number }

export type SlowedPage = {
  context: BrowserContext
  page: Page
  cdp: CDPSession
  /** An act begins: what its preparations cost this thread is not counted. */
  begin(): Promise<void>
  /** What held the thread, how long inputs took and what moved since the act began. */
  held(): Promise<Held>
}

/** How long after an act its late work still belongs to it. */
const AFTER_MS = 600

/** A desktop of a new shopper on a processor slowed so many times; panels slide, which is wanted and not work, without motion. */
export async function slowedPage(browser: Browser, rate: number): Promise<SlowedPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript(watch)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  const begin = () => page.evaluate(forgetHeld)
  const held = async () => {
    await page.waitForTimeout(AFTER_MS)
    return page.evaluate(readHeld)
  }
  return { context, page, cdp, begin, held }
}

/**
 * Inside the page, from its first script on. An entry is told some time after its end, so that one of before an act may
 * come while the act is under way: it is known by its start.
 */
function watch() {
  const watched: Watched = { held: { tasks: [], inputs: [], shift: 0 }, since: 0 }
  Object.assign(window, { watched })
  const see = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.startTime >= watched.since) note(entry)
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  see('longtask', ({ duration }) => watched.held.tasks.push(duration))
  see('event', ({ duration }) => watched.held.inputs.push(duration))
  see('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift
    if (!hadRecentInput) watched.held.shift += value
  })
}

function forgetHeld(): void {
  const { watched } = window as unknown as { watched: Watched }
  watched.held = { tasks: [], inputs: [], shift: 0 }
  watched.since = performance.now()
}

const readHeld = (): Held => (window as unknown as { watched: Watched }).watched.held
