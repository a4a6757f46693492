import {
  appendFileSync,
  closeSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openLog, reasonInLog, shortenLog } from './log-file.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-log-'))
  file = join(folder, 'postgres.log')
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (name: string) => readFileSync(join(folder, name), 'utf8')

it('a log that grows for ever gives way, and the server goes on writing into it', () => {
  const log = openLog(file)
  writeSync(log, 'a storm of errors')
  shortenLog(file, 10)
  writeSync(log, 'after')
  closeSync(log)
  expect([read('postgres.log'), read('postgres.log.1')]).toEqual(['after', 'a storm of errors'])
})

it('a short one is left alone', () => {
  writeFileSync(file, 'fine')
  shortenLog(file, 10)
  expect(readdirSync(folder)).toEqual(['postgres.log'])
})

it('what a server that died had to say is still there after the next start, and takes no room for ever', () => {
  for (const words of ['first', 'second', 'third']) {
    closeSync(openLog(file))
    appendFileSync(file, words)
  }
  expect(readdirSync(folder).sort()).toEqual(['postgres.log', 'postgres.log.1'])
  expect([read('postgres.log'), read('postgres.log.1')]).toEqual(['third', 'second'])
})

it('there being none is no trouble', () => {
  expect(() => shortenLog(file, 10)).not.toThrow()
})

it('a server that gives up says why, and not that it is shut down', () => {
  const lines = [
    '2026-11-29 17:55:04.177 UTC [157] LOG:  redo starts at 0/174B628',
    '2026-11-29 17:55:04.557 UTC [157] PANIC:  could not locate a valid checkpoint record at 0/4881110',
    '2026-11-29 17:55:04.567 UTC [148] LOG:  startup process (PID 157) was terminated by signal 6: Aborted',
    '2026-11-29 17:55:04.586 UTC [148] LOG:  database system is shut down',
  ]
  expect(reasonInLog(`${lines.join('\n')}\n`)).toBe('could not locate a valid checkpoint record at 0/4881110')
  expect(reasonInLog(lines.slice(2).join('\n'))).toBe('database system is shut down')
  expect(reasonInLog('postgres: could not access directory\n')).toBe('postgres: could not access directory')
})
