import { describe, expect, it } from 'vitest'
import { RecentMap } from './recent-map.ts'

describe('a map of recent answers', () => {
  it('forgets what nobody asked for while two generations went by', () => {
    const map = new RecentMap<string>(2)
    for (const key of ['a', 'b', 'c', 'd', 'e']) map.set(key, key)
    expect(['a', 'b', 'c', 'd', 'e'].map((key) => map.get(key))).toEqual([
      undefined,
      undefined,
      'c',
      'd',
      'e',
    ])
  })

  it('keeps what is asked for again and again', () => {
    const map = new RecentMap<string>(2)
    map.set('dress', 'kept')
    for (let i = 0; i < 100; i++) {
      map.set(`code ${i}`, 'passing')
      expect(map.get('dress')).toBe('kept')
    }
  })
})
