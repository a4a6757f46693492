import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PACKING, removeLeftovers, UNPACKING } from './leftovers.ts'

// A backup or restore that was killed left every row and key of the shop in plain text, for ever.

let folder: string
const HOUR_MS = 3_600_000
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-leftovers-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function lie(name: string, ageMs = 0): string {
  const path = join(folder, name)
  mkdirSync(join(path, 'tables'), { recursive: true })
  writeFileSync(join(path, 'tables/customer.copy'), 'Ann')
  const at = new Date(Date.now() - ageMs)
  utimesSync(path, at, at)
  return path
}
const left = () => readdirSync(folder).toSorted()

test('what a killed restore has left goes with the next one, whose own stays', async () => {
  lie(`${UNPACKING}dead`)
  lie('review-photos')
  const except = lie(`${UNPACKING}mine`)
  await removeLeftovers(folder, { prefix: UNPACKING, except })
  expect(left()).toEqual([`${UNPACKING}mine`, 'review-photos'])
})

test('what a killed backup has left goes with the next night, and that of one beside it stays', async () => {
  lie(`${PACKING}dead`, 24 * HOUR_MS)
  lie(`${PACKING}beside`, HOUR_MS)
  lie('2026-11-24.tar.gz.backup', 99 * HOUR_MS)
  await removeLeftovers(folder, { prefix: PACKING, minAgeMs: 12 * HOUR_MS })
  expect(left()).toEqual([`${PACKING}beside`, '2026-11-24.tar.gz.backup'])
})
