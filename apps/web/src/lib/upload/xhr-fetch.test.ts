import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { watchedFetch, watchUpload } from './watched-fetch.ts'
import { xhrFetch } from './xhr-fetch.ts'

/** As much of a browser's request as an upload needs; the test plays the line. */
class FakeRequest {
  static all: FakeRequest[] = []
  status = 200
  responseText = '{}'
  upload: { onprogress?: (at: { loaded: number; total: number }) => void } = {}
  sent: unknown
  isAborted = false
  onload?: () => void
  onabort?: () => void
  constructor() {
    FakeRequest.all.push(this)
  }
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return 'application/json'
  }
  send(form: unknown) {
    this.sent = form
  }
  abort() {
    this.isAborted = true
    this.onabort?.()
  }
}
const asked: unknown[] = []
beforeEach(() => {
  FakeRequest.all = []
  asked.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response('fetched')
  })
  onTestFinished(() => void vi.unstubAllGlobals())
})
const upload = (signal?: AbortSignal) =>
  xhrFetch(
    '/api/user/update',
    { method: 'POST', headers: {}, body: new FormData(), ...(signal && { signal }) },
    undefined,
  )
const nextTurn = () => new Promise((done) => setImmediate(done))

describe('an upload that is called off', () => {
  it('ends, and is no answer', async () => {
    const { signal, abort } = callOff()
    const answer = upload(signal)
    abort()
    await expect(answer).rejects.toThrow(TypeError)
    expect(FakeRequest.all[0]?.isAborted).toBe(true)
  })

  it('before it began is not sent at all', async () => {
    const { signal, abort } = callOff()
    abort()
    await expect(upload(signal)).rejects.toThrow(TypeError)
    expect(FakeRequest.all.map(({ sent }) => sent)).toEqual([])
  })

  it('while the code for it is still coming is not sent either', async () => {
    const { signal, abort } = callOff()
    const form = new FormData()
    watchUpload(form, () => undefined)
    const answer = watchedFetch('/api/reviews', { method: 'POST', body: form, signal })
    abort()
    await expect(answer).rejects.toThrow(TypeError)
    expect(FakeRequest.all.map(({ sent }) => sent)).toEqual([])
  })
})

describe('how far an upload has come', () => {
  it('is told to whoever watches that form, and to nobody of another', async () => {
    const shares: number[] = []
    const form = new FormData()
    watchUpload(form, (share) => shares.push(share))
    const answer = watchedFetch('/api/reviews', { method: 'POST', body: form })
    await vi.waitFor(() => expect(FakeRequest.all).toHaveLength(1))
    const [request] = FakeRequest.all
    request?.upload.onprogress?.({ loaded: 1, total: 2 })
    request?.onload?.()
    expect([await (await answer).text(), shares, asked]).toEqual(['{}', [0.5], []])
    await watchedFetch('/api/reviews', { method: 'POST', body: new FormData() })
    expect([asked, FakeRequest.all.length]).toEqual([['/api/reviews'], 1])
  })

  it('of what is no form nobody asks', async () => {
    await watchedFetch('/api/cart/update', { method: 'POST', body: '{}' })
    await nextTurn()
    expect([asked, FakeRequest.all]).toEqual([['/api/cart/update'], []])
  })
})

function callOff() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
