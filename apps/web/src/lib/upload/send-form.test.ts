import { updateProfile } from '@vitrine/contract/user/profile-changes'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { sendForm } from './send-form.ts'

type Progress = { loaded: number; total: number }

/** As much of a browser's request as an upload needs; the test plays the line. */
class FakeRequest {
  static last: FakeRequest
  responseText = ''
  status = 0
  opened: string[] = []
  headers: Record<string, string> = {}
  sent: unknown
  upload: { onprogress?: (at: Progress) => void } = {}
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  constructor() {
    FakeRequest.last = this
  }
  open(...how: string[]) {
    this.opened = how
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader() {
    return 'application/json'
  }
  send(form: unknown) {
    this.sent = form
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text })
    this.onload?.()
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  onTestFinished(() => void vi.unstubAllGlobals())
})
const form = new FormData()
const send = (onProgress?: (share: number) => void) =>
  sendForm(updateProfile, { storeCode: 'de', form, ...(onProgress && { onProgress }) })

it('a photo goes to the store somebody is in, and the shop’s word comes back', async () => {
  const sending = send()
  expect(FakeRequest.last).toMatchObject({
    ...{ opened: ['POST', '/api/user/update'], sent: form, headers: { 'x-vs-store-code': 'de' } },
  })
  FakeRequest.last.answer(200, JSON.stringify({ code: 200, result: { photo: '/u/a.webp' } }))
  expect(await sending).toEqual({ photo: '/u/a.webp' })
})

it('says how far it has come; of a length nobody knows, that it began', async () => {
  const shares: number[] = []
  void send((share) => shares.push(share))
  for (const at of [
    { loaded: 1, total: 0 },
    { loaded: 1, total: 4 },
    { loaded: 4, total: 4 },
  ])
    FakeRequest.last.upload.onprogress?.(at)
  expect(shares).toEqual([0, 0.25, 1])
})

it.each(['onerror', 'ontimeout'] as const)(
  'a line that breaks (%s) is no answer, not a refusal',
  async (how) => {
    const sending = send()
    FakeRequest.last[how]?.()
    await expect(sending).rejects.toMatchObject({ code: 0 })
  },
)

it('a refusal keeps its code and its key', async () => {
  const sending = send()
  const meta = { errorCode: 'VALIDATION', field: 'photo' }
  FakeRequest.last.answer(400, JSON.stringify({ code: 400, result: 'no', meta }))
  await expect(sending).rejects.toMatchObject({ code: 400, meta })
})

it.each([
  [413, 413],
  [502, 502],
  [200, 500],
])(
  'a page of something in between (%i) is told by its status, and never taken for a yes',
  async (status, code) => {
    const sending = send()
    FakeRequest.last.answer(status, '<html>')
    await expect(sending).rejects.toMatchObject({ code })
  },
)
