import { expect, test } from 'vitest'
import { aDataDir, runCli } from '../testing/run-cli.ts'

test('a session for an address, made with its customer, and nothing without one', async () => {
  const { dataDir, remove } = aDataDir()
  const run = (...args: string[]) => runCli(['session', ...args], { DATA_DIR: dataDir }).ended
  for (const args of [[], ['ann'], ['ann@example.org', '--roles', 'king'], ['ann@example.org', 'x']])
    expect(await run(...args)).toMatchObject({ code: 1, err: expect.stringContaining('Use: session') })
  const [first, again] = [await run('Ann@Example.org', '--roles', 'vip'), await run('ann@example.org')]
  const printed = [first, again].map(({ out }) => JSON.parse(out.slice(out.indexOf('{'))))
  expect(printed).toMatchObject([{ customerId: 1 }, { customerId: 1 }])
  expect(printed[0].refreshToken).not.toBe(printed[1].refreshToken)
  remove()
})
