// A PostgreSQL of our own as a child process: made when missing, on loopback only, stopped with us.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, closeSync, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Binaries, findBinaries } from './binaries.ts'
import { type ClusterPlace, createCluster, readPassword } from './create-cluster.ts'
import { keepLogShort, openLog, reasonInLog } from './log-file.ts'
import { makeFolder } from './make-folder.ts'
import { readPostmaster, stopOrphan, stopProcess } from './postmaster-file.ts'
import { asUser, chooseRunAs } from './run-as.ts'

const START_PATIENCE_MS = 60_000
const OWN_SETTINGS = { listen_addresses: '127.0.0.1', unix_socket_directories: '', lc_messages: 'C' }
/**
 * What the server does and what ends it or keeps somebody out. Nothing of statements that failed: they, their rows and even
 * their messages hold what shoppers wrote, and who asked hears of it anyway. `log` ranks above `error` here.
 */
const QUIET_LOG = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}

export type Cluster = {
  pid: number
  port: number
  /** Address of one of its databases. */
  urlOf: (database: string) => string
  stop: () => Promise<void>
  /** Settles when the server has ended, whoever ended it. */
  exited: Promise<void>
}
export type ClusterInput = {
  /** The cluster, its password and its log live inside. */
  folder: string
  /** The port to listen on; a free one when left out. */
  port?: number
  /** Further `-c name=value` settings. */
  settings?: Record<string, string>
  onProgress?: (step: 'creating' | 'starting') => void
}

/** The caller holds the folder's lock: whatever server is found running here is an orphan. */
export async function startCluster(input: ClusterInput): Promise<Cluster> {
  const folder = resolve(input.folder)
  makeFolder(folder)
  const databaseDir = join(folder, 'postgres')
  const place = {
    databaseDir,
    passwordFile: join(folder, 'postgres.password'),
    runAs: chooseRunAs(databaseDir),
  }
  if (place.runAs) letOthersPass(folder)
  const binaries = await findBinaries()
  await stopOrphan(databaseDir)
  if (!existsSync(databaseDir)) {
    input.onProgress?.('creating')
    await createCluster(binaries, place)
  }
  input.onProgress?.('starting')
  const port = input.port ?? (await findFreePort())
  const child = launch(binaries, place, { ...input.settings, port: String(port) })
  stopWithUs(child)
  child.once('exit', keepLogShort(`${place.databaseDir}.log`))
  await waitUntilReady(child, databaseDir)
  return hold(child, { port, password: readPassword(place.passwordFile) })
}

function launch(binaries: Binaries, place: ClusterPlace, settings: Record<string, string>): ChildProcess {
  const all = { ...OWN_SETTINGS, ...QUIET_LOG, ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args, options } = asUser({
    file: binaries.postgres,
    args: ['-D', place.databaseDir, ...flags],
    runAs: place.runAs,
    paths: [place.databaseDir],
  })
  const log = openLog(`${place.databaseDir}.log`)
  try {
    // Detached: Ctrl-C goes to the whole foreground group, and the database must outlive the draining requests.
    return spawn(file, args, { ...options, cwd: '/', detached: true, stdio: ['ignore', log, log] })
  } finally {
    closeSync(log)
  }
}

async function waitUntilReady(child: ChildProcess, databaseDir: string): Promise<void> {
  const end = Date.now() + START_PATIENCE_MS
  while (child.exitCode === null && Date.now() < end) {
    const found = readPostmaster(databaseDir)
    if (found?.isReady && found.pid === child.pid) return
    await pause(10)
  }
  child.kill('SIGINT')
  throw new Error(reasonInLog(readFileSync(`${databaseDir}.log`, 'utf8')))
}

function hold(child: ChildProcess, { port, password }: { port: number; password: string }): Cluster {
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  return {
    pid: child.pid ?? 0,
    port,
    urlOf: (database) => `postgres://vitrine:${password}@127.0.0.1:${port}/${database}`,
    exited,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) await stopProcess(child.pid ?? 0)
    },
  }
}

/** What lies inside stays closed to others; the server's user only has to get there. */
function letOthersPass(folder: string): void {
  chmodSync(folder, statSync(folder).mode | 0o011)
}

/** However this process ends, short of kill -9, its server ends too. */
function stopWithUs(child: ChildProcess): void {
  const stop = () => child.kill('SIGINT')
  process.once('exit', stop)
  child.once('exit', () => process.off('exit', stop))
}

function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
