// A story that fails on another machine leaves nothing to look at: its failure says what stood on its pages.
import { afterEach } from 'vitest'
import { openPages } from './find-browser.ts'

const MOST_CHARS = 6_000

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const open = await Promise.all(
    openPages().map(async (page) => {
      const read = page.locator('body').ariaSnapshot({ timeout: 2_000 })
      const text = await read.catch((error) => `not to be read: ${error}`)
      return `open at ${page.url()}: ${text.replace(/\s+/g, ' ').slice(0, MOST_CHARS)}`
    }),
  )
  throw new Error(open.join('\n'))
})
