import { CallError } from '@vitrine/contract/reply'
import { scriptedClient } from '@vitrine/sync/testing/scripted-client'
import { expect, it } from 'vitest'
import type { ShopRequest } from '#web/lib/request-context.ts'
import { askByForm, followLink, isLinkStep } from './follow-link.ts'

const refuses = (code: number) => () => {
  throw new CallError({ code, result: 'no' })
}
const shopThat = (answers: Parameters<typeof scriptedClient>[0]) => {
  const client = scriptedClient(answers)
  return { shop: { client } as unknown as ShopRequest, client }
}
const aForm = (email?: string) => {
  const form = new FormData()
  if (email !== undefined) form.set('email', email)
  return form
}

it('the link of a mail confirms or leaves, by its own token, and says which', async () => {
  const { shop, client } = shopThat({
    'newsletter.confirm': () => 'subscribed',
    'newsletter.leave': () => 'unsubscribed',
  })
  expect(await followLink(shop, { step: 'confirm', token: 'abc' })).toBe('subscribed')
  expect(await followLink(shop, { step: 'leave', token: 'def' })).toBe('unsubscribed')
  expect(client.asked.map(({ id, input }) => [id, input.body])).toEqual([
    ['newsletter.confirm', { token: 'abc' }],
    ['newsletter.leave', { token: 'def' }],
  ])
})

it.each([404, 400])('a link that is too old or cut short (%i) is called so, not an error', async (code) => {
  const { shop } = shopThat({ 'newsletter.confirm': refuses(code) })
  expect(await followLink(shop, { step: 'confirm', token: 'abc' })).toBe('unknown')
})

it('a shop that is away says nothing about the link', async () => {
  const { shop } = shopThat({ 'newsletter.confirm': refuses(503), 'newsletter.subscribe': refuses(503) })
  await expect(followLink(shop, { step: 'confirm', token: 'abc' })).rejects.toMatchObject({ code: 503 })
  await expect(askByForm(shop, aForm('a@b.example'))).rejects.toMatchObject({ code: 503 })
})

it('a form without scripts asks for the letters, blanks left out', async () => {
  const { shop, client } = shopThat({ 'newsletter.subscribe': () => true })
  expect(await askByForm(shop, aForm(' anna@example.com '))).toBe('asked')
  expect(client.asked[0]?.input.body).toEqual({ email: 'anna@example.com' })
})

it.each([400, 429, 0])('a form that is refused (%i) is shown again', async (code) => {
  const { shop, client } = shopThat({ 'newsletter.subscribe': refuses(code) })
  expect(await askByForm(shop, aForm())).toBe('refused')
  expect(client.asked[0]?.input.body).toEqual({ email: '' })
})

it('only the two steps of our mails are steps', () => {
  expect(['confirm', 'leave', 'delete', undefined].map(isLinkStep)).toEqual([true, true, false, false])
})
