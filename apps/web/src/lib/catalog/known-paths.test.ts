import { describe, expect, it } from 'vitest'
import { createKnownPaths } from './known-paths.ts'

function aBrowser(stored = new Map<string, string>()) {
  const clock = { now: 0 }
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, text: string | null) => void stored.set(key, text ?? ''),
  }
  return { clock, paths: createKnownPaths({ now: () => clock.now, storage, storageKey: 'de-urls' }) }
}

describe('the addresses a browser knows', () => {
  it('are found again in memory, and after a reload', () => {
    const stored = new Map<string, string>()
    aBrowser(stored).paths.keep('women', 'category')
    expect(aBrowser(stored).paths.find('women')).toBe('category')
  })

  it('hold a miss for a minute and not longer', () => {
    const { clock, paths } = aBrowser()
    paths.keep('soon', 'nothing')
    clock.now = 59_999
    expect(paths.find('soon')).toBe('nothing')
    clock.now = 60_000
    expect(paths.find('soon')).toBeUndefined()
  })

  it('are asked for one after the other', async () => {
    const { paths } = aBrowser()
    const order: string[] = []
    const ask = (name: string) => async () => {
      order.push(`${name} starts`)
      await Promise.resolve()
      order.push(`${name} ends`)
    }
    await Promise.all([paths.inTurn(ask('first')), paths.inTurn(ask('second'))])
    expect(order).toEqual(['first starts', 'first ends', 'second starts', 'second ends'])
  })

  it('go on after one that failed', async () => {
    const { paths } = aBrowser()
    const failed = paths.inTurn(() => Promise.reject(new Error('no line')))
    await expect(failed).rejects.toThrow('no line')
    expect(await paths.inTurn(async () => 'there')).toBe('there')
  })

  it.each(['', '{', '[1]', '[["women","page"]]', 'null'])('do not stumble over %s in the storage', (text) => {
    const { paths } = aBrowser(new Map([['de-urls', text]]))
    expect(paths.find('women')).toBeUndefined()
  })
})
