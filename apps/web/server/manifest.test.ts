import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { expect, it } from 'vitest'
import { manifestOf } from './manifest.ts'

const ask = (path: string) => manifestOf(new URL(path, 'http://shop.test'), STORE_VIEWS)

it.each(['us', 'en', 'eu', 'de', 'ru', 'ua', 'cn'])(
  'the store %s can be installed as itself',
  async (code) => {
    const manifest = (await ask(`/${code}/manifest.webmanifest`)?.json()) as Record<string, unknown>
    expect(manifest).toMatchObject({
      id: `/${code}`,
      start_url: `/${code}?source=app`,
      display: 'standalone',
    })
  },
)

it('nothing else is a manifest', () => {
  expect(ask('/xx/manifest.webmanifest')).toBeUndefined()
  expect(ask('/us/women/manifest.webmanifest')).toBeUndefined()
  expect(ask('/manifest.webmanifest')).toBeUndefined()
})
