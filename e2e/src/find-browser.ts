// The browser the stories drive: CHROME_PATH, an installed Chrome or Chromium, else the one that ships inside npm.
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import shipped, { inflate } from '@sparticuz/chromium'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** Nothing may be fetched or reported in the background while a story runs. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...candidates, ...APPLICATIONS].find((path) => existsSync(path))
}

/** A bare machine lacks NSS, which the shipped browser needs; its package brings that too. */
async function shippedLibraries(): Promise<string> {
  const packed = fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium')))
  if (existsSync(packed)) await inflate(packed)
  return join(tmpdir(), 'al2023', 'lib')
}

type Options = { executablePath: string; args: string[]; env?: Record<string, string> }
type Launch<T> = (options: Options) => Promise<T>

async function launchShipped<T>(launch: Launch<T>): Promise<T> {
  const executablePath = await shipped.executablePath()
  try {
    return await launch({ executablePath, args: QUIET })
  } catch {
    const libraries = [await shippedLibraries(), dirname(executablePath), process.env.LD_LIBRARY_PATH ?? '']
    const env = { ...process.env, LD_LIBRARY_PATH: libraries.filter(Boolean).join(':') }
    return launch({ executablePath, args: QUIET, env: env as Record<string, string> })
  }
}

function launchWith<T>(launch: Launch<T>): Promise<T> {
  const executablePath = process.env.CHROME_PATH ?? installedBrowser()
  return executablePath === undefined ? launchShipped(launch) : launch({ executablePath, args: QUIET })
}

const launched = new Set<Browser>()

/** `more` flags of its own, such as a port others drive it by. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const browser = await launchWith((options) =>
    chromium.launch({ ...options, args: [...options.args, ...more] }),
  )
  launched.add(browser)
  browser.once('disconnected', () => launched.delete(browser))
  return browser
}

/** Of all browsers of this process. */
export const openPages = (): Page[] =>
  [...launched].flatMap((browser) => browser.contexts().flatMap((context) => context.pages()))

/** A browser whose profile outlives it: what it kept is there again at the next launch. */
export const launchProfile = (folder: string, look: BrowserContextOptions = {}): Promise<BrowserContext> =>
  launchWith((options) => chromium.launchPersistentContext(folder, { ...options, ...look }))
