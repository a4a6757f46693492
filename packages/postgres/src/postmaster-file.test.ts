import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findRunningCluster } from './find-running-cluster.ts'
import { readPostmaster, stopOrphan } from './postmaster-file.ts'
import { isAlive } from './process-identity.ts'

let folder: string
let data: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postmaster-'))
  data = join(folder, 'postgres')
  mkdirSync(data)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** As PostgreSQL writes it, line by line. */
const mark = (pid: number, state = 'ready   ') =>
  writeFileSync(
    join(data, 'postmaster.pid'),
    [pid, data, 1_760_000_000, 54_321, '', '127.0.0.1', '  123  456', state, ''].join('\n'),
  )
const isMarked = () => existsSync(join(data, 'postmaster.pid'))
const GONE = 999_999_999

/** A process that names the folder on its command line, as a server does, and ends only when it is told to. */
async function orphan(named: string) {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1e6)', named])
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  await new Promise((ready) => child.stdout.once('data', ready))
  return { pid: child.pid ?? 0, child, ended }
}

describe('the mark of a server', () => {
  test.each([
    ['ready   ', true],
    ['standby ', true],
    ['starting', false],
    ['stopping', false],
  ])('says where it is asked; in the state %j it answers: %j', (state, isReady) => {
    mark(77, state)
    expect(readPostmaster(data)).toEqual({ pid: 77, port: 54_321, isReady })
  })

  test('says nothing where there is none, and no more than is written where it is cut', () => {
    expect(readPostmaster(data)).toBeUndefined()
    writeFileSync(join(data, 'postmaster.pid'), '77\n')
    expect(readPostmaster(data)).toMatchObject({ pid: 77, isReady: false })
  })

  test('leads a command to the server that runs, with its password, and to none that only starts', () => {
    writeFileSync(join(folder, 'postgres.password'), 'secret\n')
    mark(process.pid)
    expect(findRunningCluster(folder)?.urlOf('vitrine')).toBe(
      'postgres://vitrine:secret@127.0.0.1:54321/vitrine',
    )
    mark(process.pid, 'starting')
    expect(findRunningCluster(folder)).toBeUndefined()
  })
})

describe('a start after the shop was killed', () => {
  test('ends the server it left behind', async () => {
    const { pid, ended } = await orphan(data)
    mark(pid)
    await stopOrphan(data)
    await ended
    expect(isAlive(pid)).toBe(false)
  })

  test('ends nobody else who was given the number of that server, and takes its mark away', async () => {
    const stranger = await orphan('/somewhere/else')
    mark(stranger.pid)
    await stopOrphan(data)
    expect([isAlive(stranger.pid), isMarked()]).toEqual([true, false])
    stranger.child.kill('SIGKILL')
    await stranger.ended
  })

  test('leaves the mark of a dead server for PostgreSQL, which finds its workers by it', async () => {
    mark(GONE)
    await stopOrphan(data)
    expect(isMarked()).toBe(true)
  })
})
