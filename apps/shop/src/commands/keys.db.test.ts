import { expect, test } from 'vitest'
import { aDataDir, runCli } from '../testing/run-cli.ts'

test('a key is made, shown once, listed and revoked by the command line', async () => {
  const { dataDir, remove } = aDataDir()
  const run = (...args: string[]) => runCli(['keys', ...args], { DATA_DIR: dataDir }).ended
  for (const args of [
    [],
    ['create', 'ERP', 'orders:read'],
    ['create', 'erp', 'orders:eat'],
    ['create', 'erp'],
  ])
    expect(await run(...args)).toMatchObject({ code: 1, err: expect.stringContaining('Use: keys') })
  const made = await run('create', 'erp', 'orders:read,orders:write')
  expect(made.out).toMatch(/^vitrine_[\w-]{43}$/m)
  expect(await run('create', 'erp', 'orders:read')).toMatchObject({ code: 1 })
  const [key = ''] = made.out.match(/vitrine_[\w-]{43}/) ?? []
  const listed = await run('list')
  expect(listed.out).toContain('erp: orders:read, orders:write; made ')
  expect(listed.out).not.toContain(key)
  for (const place of ['http://erp.example/', 'ftp://erp.example/', 'https://me:pw@erp.example/', ''])
    expect(await run('webhook', 'erp', place)).toMatchObject({ code: 1 })
  expect((await run('webhook', 'erp', 'https://erp.example/orders')).out).toMatch(/^whsec_[\w-]{43}$/m)
  expect(await run('webhook', 'nobody', 'off')).toMatchObject({ code: 1 })
  expect(await run('revoke', 'erp')).toMatchObject({ code: 0 })
  expect((await run('list')).out).toContain('revoked')
  expect(await run('revoke', 'erp')).toMatchObject({ code: 1 })
  remove()
})
