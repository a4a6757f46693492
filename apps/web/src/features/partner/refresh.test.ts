import { beforeEach, describe, expect, it, vi } from 'vitest'

let refreshCabinet: typeof import('./refresh.ts').refreshCabinet
let onceARound: typeof import('./refresh.ts').onceARound
let rounds: () => number
beforeEach(async () => {
  vi.resetModules()
  const module = await import('./refresh.ts')
  ;({ refreshCabinet, onceARound } = module)
  rounds = () => module.cabinetRounds.get()
})

describe('the cabinet is brought up to date', () => {
  it('the first time at once', () => {
    expect([refreshCabinet(0), rounds()]).toEqual([true, 1])
  })

  it('at most every five seconds, however often somebody moves in it', () => {
    const began = [0, 1, 2_500, 4_999, 5_000, 9_999, 10_000].map((now) => refreshCabinet(now))
    expect(began).toEqual([true, false, false, false, true, false, true])
    expect(rounds()).toBe(3)
  })

  it('at once where somebody asks for it, and the wait begins anew from there', () => {
    refreshCabinet(0)
    expect(refreshCabinet(1_000, { isForced: true })).toBe(true)
    expect([refreshCabinet(5_500), refreshCabinet(6_000), rounds()]).toEqual([false, true, 3])
  })

  it('as often as somebody asks for it', () => {
    for (let at = 0; at < 5; at += 1) refreshCabinet(at, { isForced: true })
    expect(rounds()).toBe(5)
  })
})

describe('moving between rooms', () => {
  it('asks the shop the same once in five seconds, and anew where somebody asks for it', async () => {
    let asked = 0
    const ask = () => onceARound('pieces', async () => ++asked)
    refreshCabinet(0)
    expect([await ask(), await ask()]).toEqual([1, 1])
    refreshCabinet(4_999)
    expect(await ask()).toBe(1)
    refreshCabinet(5_000)
    expect(await ask()).toBe(2)
    refreshCabinet(5_001, { isForced: true })
    expect(await ask()).toBe(3)
  })

  it('asks again what failed', async () => {
    const answers = [() => Promise.reject(new Error('no line')), async () => 'here']
    const ask = () =>
      onceARound('pieces', () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')))
    await expect(ask()).rejects.toThrow('no line')
    expect([await ask(), await ask()]).toEqual(['here', 'here'])
  })
})
