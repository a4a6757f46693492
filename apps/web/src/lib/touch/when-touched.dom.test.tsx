import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

const readiness = vi.spyOn(document, 'readyState', 'get')
beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  // Each test is a page that is opened anew.
  vi.resetModules()
  readiness.mockReturnValue('complete')
})
/** Whether what waits for a touch has begun. */
async function opened() {
  const { whenTouched } = await import('./when-touched.ts')
  const begun = vi.fn()
  void whenTouched().then(begun)
  const hasBegun = async () => {
    await vi.advanceTimersByTimeAsync(0)
    return begun.mock.calls.length
  }
  return { whenTouched, hasBegun }
}

describe('what only a touch needs', () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'click', 'popstate'])(
    'comes at the first %s',
    async (sign) => {
      const { hasBegun } = await opened()
      expect(await hasBegun()).toBe(0)
      document.body.dispatchEvent(new Event(sign, { bubbles: true }))
      expect(await hasBegun()).toBe(1)
    },
  )

  it('hears a press also where a part keeps it to itself', async () => {
    const { hasBegun } = await opened()
    const part = document.body.appendChild(document.createElement('div'))
    part.addEventListener('pointerdown', (event) => event.stopPropagation())
    part.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(await hasBegun()).toBe(1)
    part.remove()
  })

  it('comes at once where somebody pressed before any code had come', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(await (await opened()).hasBegun()).toBe(1)
  })

  it('comes by itself for whoever only reads, and not while the page is still coming', async () => {
    readiness.mockReturnValue('interactive')
    const { hasBegun } = await opened()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await hasBegun()).toBe(0)
    dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await hasBegun()).toBe(0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await hasBegun()).toBe(1)
  })

  it('comes for all that wait, and at once for whoever asks later', async () => {
    const { whenTouched } = await opened()
    const late = vi.fn()
    dispatchEvent(new Event('keydown'))
    void whenTouched().then(late)
    await vi.advanceTimersByTimeAsync(0)
    expect(late).toHaveBeenCalledOnce()
  })

  it('listens no longer than it must', async () => {
    const { hasBegun } = await opened()
    const drop = vi.spyOn(globalThis, 'removeEventListener')
    dispatchEvent(new Event('wheel'))
    expect(await hasBegun()).toBe(1)
    expect(new Set(drop.mock.calls.map(([sign]) => sign))).toContain('pointermove')
    expect(vi.getTimerCount()).toBe(0)
    drop.mockRestore()
  })
})
