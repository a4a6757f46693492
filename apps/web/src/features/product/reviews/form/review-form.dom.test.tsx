import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { below, find, has, press, select, settled, submit, textOf, type } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { sendForm } from '#web/lib/upload/send-form.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { ReviewForm } from './review-form.tsx'

vi.mock('#web/lib/upload/send-form.ts', () => ({ sendForm: vi.fn() }))

const send = vi.mocked(sendForm)
const close = vi.fn()

beforeEach(() => {
  stubDialog()
  close.mockReset()
  send.mockReset().mockResolvedValue(undefined as never)
})

const open = () =>
  openPage(
    <ReviewForm product={{ id: 7, name: 'Linen dress' }} sizes={['S', 'M']} isOpen onClose={close} />,
    { shop: scriptedEngine() },
  )
const page = () => textOf(document.body)
const sent = () => [...(send.mock.calls[0]?.[1].form ?? new FormData())]

async function write(): Promise<void> {
  await press('choice', '4 of 5 stars')
  await type('In a few words', ' Airy ')
  await type('How do you like it?', 'Wears well.')
  await type('Name to show', 'Anna')
}

describe('writing a review', () => {
  it('an empty one names all that is missing, goes to the stars and is not sent', async () => {
    await open()
    await submit()
    expect(page()).toContain('Please choose one to five stars')
    expect(below('In a few words')).toBe('Please sum it up in a few words')
    expect(below('How do you like it?')).toBe('Please write a sentence or two')
    expect(below('Name to show')).toBe('Please tell us which name to show')
    expect(document.activeElement).toBe(find('choice', '1 of 5 stars'))
    expect(send).not.toHaveBeenCalled()
  })

  it('what was filled in is no longer called missing; the rest still is', async () => {
    await open()
    await submit()
    await press('choice', '5 of 5 stars')
    await type('Name to show', 'Anna')
    expect(page()).not.toContain('Please choose one to five stars')
    expect([below('Name to show'), below('In a few words')]).toEqual(['', 'Please sum it up in a few words'])
  })

  it('sends what was written, with size and fit only where they were said, and thanks', async () => {
    await open()
    await write()
    await select('Size you bought', 'M')
    await submit()
    expect(sent()).toEqual([
      ['entity_id', '7'],
      ['entity_type', 'product'],
      ['rating', '4'],
      ['title', 'Airy'],
      ['detail', 'Wears well.'],
      ['nickname', 'Anna'],
      ['size', 'M'],
    ])
    expect(page()).toContain('Your review has arrived.')
    await press('button', 'Back to the product')
    expect(close).toHaveBeenCalledOnce()
  })

  it.each([
    [0, 'There is no connection.'],
    [429, 'Those were rather many tries.'],
    [409, 'You have already written about this piece.'],
    [400, 'Part of it could not be accepted.'],
    [413, 'Part of it could not be accepted.'],
    [500, 'That did not work.'],
  ])('a failure (%s) says why, and nothing written is lost', async (code, words) => {
    send.mockRejectedValue(new CallError({ code, result: 'no' }))
    await open()
    await write()
    await submit()
    expect(textOf(find('alert'))).toContain(words)
    expect((find('field', 'How do you like it?') as HTMLTextAreaElement).value).toBe('Wears well.')
    send.mockResolvedValue(undefined as never)
    await submit()
    expect(page()).toContain('Your review has arrived.')
  })

  it('shows how far it is while it is being sent, and is sent once', async () => {
    const answer = Promise.withResolvers<never>()
    send.mockReturnValue(answer.promise)
    await open()
    await write()
    await submit()
    act(() => send.mock.calls[0]?.[1].onProgress?.(0.5))
    expect((find('progress', 'Sending') as HTMLProgressElement).value).toBe(0.5)
    await submit()
    expect(send).toHaveBeenCalledOnce()
    await act(async () => answer.resolve(undefined as never))
    await settled()
    expect(has('progress')).toBe(false)
  })
})
