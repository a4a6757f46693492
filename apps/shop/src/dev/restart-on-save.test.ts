import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restartOnSave } from './restart-on-save.ts'

let folder: string
let children: ChildProcess[]
let endAll: () => Promise<void>
const printed: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-dev-'))
  mkdirSync(join(folder, 'cart'))
  children = []
  printed.length = 0
  const start = () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    children.push(child)
    return child
  }
  endAll = restartOnSave({ folders: [folder], start, say: (line) => printed.push(line) })
})
afterEach(async () => {
  await endAll()
  rmSync(folder, { recursive: true })
})

test('a saved file ends the shop and starts it again', async () => {
  writeFileSync(join(folder, 'cart/add-item.ts'), '// changed')
  await expect.poll(() => children.length).toBe(2)
  expect(children[0]?.signalCode).toBe('SIGTERM')
  expect(printed).toEqual(['cart/add-item.ts was saved.'])
})

test('a saved test or style changes nothing that runs', async () => {
  writeFileSync(join(folder, 'cart/add-item.test.ts'), '')
  writeFileSync(join(folder, 'cart/cart.module.css'), '')
  writeFileSync(join(folder, 'cart/price.ts'), '')
  await expect.poll(() => children.length).toBe(2)
  expect(printed).toEqual(['cart/price.ts was saved.'])
})

test('the end ends the shop that runs', async () => {
  await endAll()
  expect(children.map(({ signalCode }) => signalCode)).toEqual(['SIGTERM'])
})
