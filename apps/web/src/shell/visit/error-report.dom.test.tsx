import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const sent: Promise<Record<string, string>>[] = []
let sendErrorReport: typeof import('./error-report.ts').sendErrorReport

beforeEach(async () => {
  sent.length = 0
  vi.resetModules()
  ;({ sendErrorReport } = await import('./error-report.ts'))
  Object.assign(navigator, {
    sendBeacon: (_: string, body: Blob) => sent.push(body.text().then((text) => JSON.parse(text))) > 0,
  })
  history.replaceState(null, '', '/us/order/7?key=secret')
})
afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.stage
  history.replaceState(null, '', '/')
})

test('an error is told with its page and where it came from, without what opens an order', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.19)
  sendErrorReport(new TypeError('x is not a function'))
  expect(await sent[0]).toMatchObject({ page: '/us/order/7', message: 'x is not a function' })
})

test('a shop that sells is told of a fifth, one that is tried out of all', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.2)
  sendErrorReport(new Error('one'))
  expect(sent).toHaveLength(0)
  document.documentElement.dataset.stage = 'staging'
  sendErrorReport(new Error('two'))
  expect(sent).toHaveLength(1)
})

test('a page that fails in a circle says so five times', () => {
  document.documentElement.dataset.stage = 'staging'
  for (let times = 0; times < 20; times += 1) sendErrorReport(new Error('again'))
  expect(sent).toHaveLength(5)
})

test.each([
  ['a question called off', new DOMException('', 'AbortError')],
  ['a page that is not there', { status: 404, data: null }],
])('%s is no error', (_what, error) => {
  document.documentElement.dataset.stage = 'staging'
  sendErrorReport(error)
  expect(sent).toHaveLength(0)
})
