import { expect, test } from 'vitest'
import { aDataDir, runCli } from '../../testing/run-cli.ts'

test('whoever runs the shop resets a second factor by the command line, of somebody it knows', async () => {
  const { dataDir, remove } = aDataDir()
  const run = (...args: string[]) => runCli(args, { DATA_DIR: dataDir }).ended
  for (const args of [[], ['reset'], ['show', 'boss@example.org'], ['reset', 'boss@example.org', 'x']])
    expect(await run('second-factor', ...args)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Use: second-factor'),
    })
  expect(await run('second-factor', 'reset', 'boss@example.org')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Nobody is known by boss@example.org'),
  })
  await run('session', 'boss@example.org', '--roles', 'manager')
  expect(await run('second-factor', 'reset', 'Boss@Example.org')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Taken away: 0 app'),
  })
  remove()
})
