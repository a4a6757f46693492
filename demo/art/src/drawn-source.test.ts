import { expect, test } from 'vitest'
import { drawnSource } from './drawn-source.ts'

const TEE = 'art/tee/jersey-breton/chalk-navy/front-a2'

test('a path says what is drawn, at just the size that is asked for', async () => {
  const source = drawnSource()
  const found = await source.find(`${TEE}.webp`)
  const pixels = await found?.open({ width: 210, height: 300 })
  expect(await pixels?.metadata()).toMatchObject({ width: 210, height: 300 })
  await source.close()
})

test.each([`${TEE}.jpg`, 'art/no-such-thing.webp', 'photo.webp', 'art/.webp'])(
  '%s is none of its pictures',
  async (path) => {
    const source = drawnSource()
    expect(await source.find(path)).toBeUndefined()
    await source.close()
  },
)

test('a drawn picture can be filmed', async () => {
  const source = drawnSource()
  const found = await source.find(`${TEE}.webp`)
  const film = await found?.film.make()
  expect(film?.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
  await source.close()
})
