import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './lock-folder.ts'
import { commandOf, startOf } from './process-identity.ts'

// Two shops on one data folder would be two servers on one database: whoever comes second is told, and a shop that was
// killed keeps nobody out.

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  lock = join(folder, 'vitrine.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const MODULE = join(import.meta.dirname, 'lock-folder.ts')
/** Says what became of its wish, and keeps the folder until its input ends. */
const WISH = `const { lockFolder } = await import(${JSON.stringify(MODULE)})
  try { lockFolder(process.argv[1]); console.log('mine') } catch (error) { console.log(error.message) }
  process.stdin.resume()`

function start(): { child: ChildProcess; said: Promise<string>; ended: Promise<void> } {
  const child = spawn(process.execPath, ['--input-type=module', '-e', WISH, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const said = new Promise<string>((tell) =>
    child.stdout?.once('data', (words) => tell(String(words).trim())),
  )
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  return { child, said, ended }
}

describe('a data folder', () => {
  test('is refused while another shop has it, by the number of that', () => {
    const giveBack = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(() => lockFolder(folder)).toThrow(`${folder} is in use by another process (${process.pid})`)
    giveBack()
    lockFolder(folder)()
    expect(existsSync(lock)).toBe(false)
  })

  test('is free again once the shop that had it was killed', async () => {
    const { child, said, ended } = start()
    expect(await said).toBe('mine')
    expect(() => lockFolder(folder)).toThrow(`(${child.pid})`)
    child.kill('SIGKILL')
    await ended
    lockFolder(folder)()
  })

  test.runIf(process.platform === 'linux')(
    'is free once the shop was killed, also before its parent has noticed',
    async () => {
      // The shell becomes a program that never asks after its children.
      const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const pid = await new Promise<number>((tell) =>
        parent.stdout.once('data', (words) => tell(Number(words))),
      )
      writeFileSync(lock, `${pid} ${startOf(pid)}\n`)
      expect(() => lockFolder(folder)).toThrow(`(${pid})`)
      await expect.poll(() => commandOf(parent.pid ?? 0)).toMatch(/^sleep/)
      process.kill(pid, 'SIGKILL')
      await expect.poll(() => commandOf(pid)).toBe('')
      expect(startOf(pid)).not.toBe('')
      lockFolder(folder)()
      parent.kill('SIGKILL')
    },
  )

  test.each([
    ['a process that is gone', '999999999 1'],
    ['another process that was given its number', `${process.pid} 1`],
    ['words nobody can read', 'vitrine'],
    ['nothing, as a power cut leaves it', ''],
    ['a number below all', `-1 ${startOf(process.pid)}`],
  ])('is not kept by the mark of %s', (_, mark) => {
    writeFileSync(lock, mark)
    const giveBack = lockFolder(folder)
    expect(readFileSync(lock, 'utf8')).toBe(`${process.pid} ${startOf(process.pid)}\n`)
    giveBack()
  })

  test('is not taken from the next one by whoever gives it back late', () => {
    const giveBack = lockFolder(folder)
    writeFileSync(lock, `${process.ppid} ${startOf(process.ppid)}\n`)
    giveBack()
    expect(existsSync(lock)).toBe(true)
    expect(() => lockFolder(folder)).toThrow(`(${process.ppid})`)
  })

  test('is had by exactly one of a crowd that comes upon the mark of a dead one', async () => {
    writeFileSync(lock, '999999999 1')
    const crowd = Array.from({ length: 6 }, start)
    const said = await Promise.all(crowd.map((one) => one.said))
    const winner = crowd[said.indexOf('mine')]?.child.pid
    expect(said.filter((words) => words === 'mine')).toHaveLength(1)
    for (const words of said.filter((words) => words !== 'mine')) expect(words).toContain(`(${winner})`)
    for (const { child } of crowd) child.kill('SIGKILL')
    await Promise.all(crowd.map((one) => one.ended))
  })
})
