import { setTimeout } from 'node:timers/promises'
import type { APIResponse, BrowserContext, Route } from 'playwright-core'

/** Any day does, as long as it is the same; in words of nearly all lengths a Wednesday in September is the longest. */
const SOME_DAY = Date.UTC(2026, 8, 23, 12)

type Body = { result?: { json?: Record<string, unknown> } }

/** What changes from one minute or day to the next stands still, before a page's own code runs. */
export async function freezeTime(context: BrowserContext): Promise<void> {
  await context.addInitScript(freezePromises, SOME_DAY)
  // What was looked at before would depend on the order of the walk; the bag is kept elsewhere.
  await context.addInitScript(() => localStorage.clear())
  await context.route('**/cmsBlockIdentifier/last_updated*', async (route) => {
    const response = await fetchPatiently(route)
    // The page may also be left while its answer is read.
    const body: Body | undefined = response?.ok() ? await response.json().catch(() => undefined) : undefined
    if (!response || !body) return route.abort().catch(() => {})
    // A moment to come is shown as "now" for as long as it takes.
    if (body.result?.json) body.result.json.last_updated = new Date(Date.now() + 3_600_000).toISOString()
    await route.fulfill({ response, json: body }).catch(() => {})
  })
}

/** A shop under a heavy load asks to come back later; then the walk comes back, as its subject is how pages look. */
export async function bePatient(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const request = route.request()
    if (request.method() !== 'GET' || request.isNavigationRequest()) return route.continue()
    const response = await fetchPatiently(route)
    // Nobody waits for it when the page has been left meanwhile.
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => {})
  })
}

const MAX_TRIES = 40
/** Undefined when the page has been left meanwhile. */
async function fetchPatiently(route: Route): Promise<APIResponse | undefined> {
  for (let tries = 1; ; tries += 1) {
    const response = await route.fetch().catch(() => undefined)
    if (response?.status() !== 503 || tries === MAX_TRIES) return response
    await setTimeout(250)
  }
}

/** Only days of arrival are written with their weekday, and only in the browser. */
function freezePromises(day: number): void {
  const own = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    ...own,
    get(this: Intl.DateTimeFormat) {
      const format = own?.get?.call(this) as Intl.DateTimeFormat['format']
      const { weekday, day: isDay } = this.resolvedOptions()
      return (date?: Date | number) => format(weekday && isDay ? day : date)
    },
  })
  const range = Intl.DateTimeFormat.prototype.formatRange
  Intl.DateTimeFormat.prototype.formatRange = function (...dates: unknown[]) {
    return Reflect.apply(range, this, this.resolvedOptions().weekday ? [day, day + 172_800_000] : dates)
  }
}

/** Days the server has written are all made one, without touching what React has yet to take over. */
export const ONE_DAY = `
  time { font-size: 0 !important }
  time::after { content: "2026-09-23"; font-size: 0.875rem }
`
