import { expect, test } from 'vitest'
import { aDataDir, runCli } from '../testing/run-cli.ts'

test('bonuses are granted to who is known, and the books balance with them', async () => {
  const { dataDir, remove } = aDataDir()
  const run = (...args: string[]) => runCli(args, { DATA_DIR: dataDir }).ended
  await run('session', 'ann@example.org')
  for (const args of [[], ['ann@example.org', 'xx', '5'], ['ann@example.org', 'de', '-5']])
    expect(await run('bonus', 'grant', ...args)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Use:'),
    })
  expect(await run('bonus', 'grant', 'bob@example.org', 'de', '5')).toMatchObject({ code: 1 })
  const granted = await run('bonus', 'grant', 'Ann@Example.org', 'de', '25.50')
  expect([granted.err, granted.out]).toEqual(['', expect.stringContaining('has 25.50 EUR of bonuses now.')])
  expect(await run('audit')).toMatchObject({ code: 0, out: expect.stringContaining('The books balance') })
  remove()
})
