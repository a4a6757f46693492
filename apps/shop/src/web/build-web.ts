import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ExpectedFailure } from '../expected-failure.ts'
import { bundledStorefront } from './bundled-storefront.ts'

const SCRIPT = fileURLToPath(new URL('../../../../scripts/build-web.mjs', import.meta.url))

export type WebBuild = { finished: Promise<void>; cancel: () => void }

/** Builds the storefront when it is missing or older than its sources; done at once otherwise, as where the bundle has it. */
export function buildWeb(say: (line: string) => void): WebBuild {
  if (bundledStorefront) return { finished: Promise.resolve(), cancel: () => false }
  const child = spawn(process.execPath, [SCRIPT], { stdio: ['ignore', 'pipe', 'pipe'] })
  let errors = ''
  child.stdout.on('data', (part: Buffer) => say(part.toString().trim()))
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  const finished = new Promise<void>((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) =>
      code === 0 ? done() : fail(new ExpectedFailure(`The storefront could not be built.\n${errors.trim()}`)),
    )
  })
  // It runs beside the start of the database, and a failure counts only once somebody waits for it.
  finished.catch(() => {})
  return { finished, cancel: () => child.kill() }
}
