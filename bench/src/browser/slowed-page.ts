import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
export type Held = { tasks: number[]; inputs: number[]; shift: number }
type Watched = { held: Held }

export type SlowedPage = {
  context: BrowserContext
  page: Page
  cdp: CDPSession
  /** What held the thread, how long inputs took and what moved since it was last asked. */
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
  const held = async () => {
    await page.waitForTimeout(AFTER_MS)
    return page.evaluate(takeHeld)
  }
  return { context, page, cdp, held }
}

/** Inside the page, from its first script on. */
function watch() {
  const none = (): Held => ({ tasks: [], inputs: [], shift: 0 })
  const watched: Watched = { held: none() }
  Object.assign(window, { watched })
  const see = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  see('longtask', ({ duration }) => watched.held.tasks.push(duration))
  see('event', ({ duration }) => watched.held.inputs.push(duration))
  see('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift
    if (!hadRecentInput) watched.held.shift += value
  })
}

function takeHeld(): Held {
  const { watched } = window as unknown as { watched: Watched }
  const { held } = watched
  watched.held = { tasks: [], inputs: [], shift: 0 }
  return held
}
