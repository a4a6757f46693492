// Before every test of the browser's code: what is waited for may take its time, as everywhere else. A part that is fetched
// when it is needed takes more than a second where the machine has other work.
import { vi } from 'vitest'

const PATIENCE_MS = 30_000
const { waitFor } = vi

vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
