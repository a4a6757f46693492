import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { expect, test, vi } from 'vitest'
import { regionsOf } from './regions-of.ts'

test('a list that could not be read once is read by who asks next, and kept then', async () => {
  const reading = vi.spyOn(files, 'readFile').mockRejectedValueOnce(new Error('EMFILE'))
  syncBuiltinESMExports()
  await expect(regionsOf('CA')).rejects.toThrow('EMFILE')
  expect((await regionsOf('CA')).map(({ code }) => code)).toContain('ON')
  expect(await regionsOf('CA')).toBe(await regionsOf('CA'))
  expect(reading).toHaveBeenCalledTimes(2)
  reading.mockRestore()
  syncBuiltinESMExports()
})

test('where addresses name no region from a list there is nothing to read', async () => {
  expect(await regionsOf('DE')).toEqual([])
})
