// The program as people run it: a process of its own, on a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../../run.mjs', import.meta.url))

export type Ended = { code: number | null; out: string; err: string }
export type Program = {
  child: ChildProcess
  /** Settles with the address once the shop says it is open; fails when it ends before. */
  open: Promise<string>
  ended: Promise<Ended>
}

export function aDataDir(): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-shop-'))
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

export function runCli(args: string[], env: Record<string, string> = {}): Program {
  const settings = { STOREFRONT: 'off', HOST: '127.0.0.1', PORT: '0', DRAIN_MS: '0', ...env }
  const child = spawn(process.execPath, [CLI, ...args], { env: settings, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = { out: '', err: '' }
  child.stderr.on('data', (part: Buffer) => (printed.err += part.toString()))
  const ended = new Promise<Ended>((done) => child.once('close', (code) => done({ code, ...printed })))
  const open = new Promise<string>((done, fail) => {
    child.stdout.on('data', (part: Buffer) => {
      printed.out += part.toString()
      const [, address] = /open at (http:\S+)\n/.exec(printed.out) ?? []
      if (address) done(address)
    })
    void ended.then(({ out, err }) => fail(new Error(`ended before it opened:\n${out}${err}`)))
  })
  open.catch(() => {})
  return { child, open, ended }
}

/** A port somebody listens on; a listener that never answers. */
export function occupyPort(): Promise<{ port: number; server: Server }> {
  const server = createServer(() => {})
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done({ port: typeof address === 'object' && address ? address.port : 0, server })
    })
  })
}
