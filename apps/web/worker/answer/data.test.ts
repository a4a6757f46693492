import { expect, it, onTestFinished, vi } from 'vitest'
import { answerData } from './data.ts'

const line = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  onTestFinished(() => void vi.unstubAllGlobals())
}
const ask = () => answerData(new Request('https://shop.example/us/women.data'))

it('a page that is left for another without a line is told that the line is to blame', async () => {
  line(() => Promise.reject(new TypeError('Failed to fetch')))
  const answer = await ask()
  expect([answer.status, answer.statusText, await answer.text()]).toEqual([503, 'offline', 'offline'])
  expect(answer.headers.get('content-type')).toBe('text/plain')
})

it.each([200, 404, 500])('what the shop says itself (%i) is passed on as it is', async (status) => {
  line(async () => new Response('its own', { status }))
  const answer = await ask()
  expect([answer.status, await answer.text()]).toEqual([status, 'its own'])
})

it("the page of a café's sign-in in the place of data is told as no line, not as a fault of the shop", async () => {
  const signIn = new Response('<h1>Free WiFi', { headers: { 'content-type': 'text/html' } })
  line(async () => signIn)
  expect((await ask()).statusText).toBe('offline')
})
