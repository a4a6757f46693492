import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Question, useAnswer } from './use-answer.ts'

type Waiting = { resolve(answer: string): void; reject(error: Error): void }

let root: Root
let waiting: Map<string, Waiting>
let shown: Question<string>

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
  waiting = new Map()
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

function Screen({ question }: { question: string | null }) {
  const ask = () => new Promise<string>((resolve, reject) => waiting.set(question ?? '', { resolve, reject }))
  shown = useAnswer(question, ask)
  return null
}

const asks = (question: string | null) => act(() => root.render(<Screen question={question} />))
const answers = (question: string) => act(async () => waiting.get(question)?.resolve(`to ${question}`))
const fails = (question: string, error = new Error('broke')) =>
  act(async () => waiting.get(question)?.reject(error))

describe('an answer', () => {
  it('is gone with the very frame in which another question stands', async () => {
    await asks('transfer')
    await answers('transfer')
    expect(shown.answer).toBe('to transfer')
    await asks('invoice')
    expect(shown).toMatchObject({ answer: undefined, latest: 'to transfer' })
    await answers('invoice')
    expect(shown.answer).toBe('to invoice')
  })

  it('nobody waits for any more is dropped', async () => {
    await asks('first')
    await asks('second')
    await answers('first')
    expect(shown).toMatchObject({ answer: undefined, latest: undefined })
  })

  it('to a repeated question takes the place of the failure', async () => {
    await asks('it')
    await fails('it')
    expect(shown.error).toEqual(new Error('broke'))
    await act(() => shown.retry())
    expect(shown.error).toBeUndefined()
    await answers('it')
    expect(shown.answer).toBe('to it')
  })

  it('cut in the middle is asked for again by itself, and heals the screen', async () => {
    vi.useFakeTimers()
    await asks('ways to deliver')
    await fails('ways to deliver', new CallError({ code: 0, result: 'no answer' }))
    expect(shown.error).toBeInstanceOf(CallError)
    waiting.clear()
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    await answers('ways to deliver')
    expect(shown).toMatchObject({ answer: 'to ways to deliver', error: undefined })
    vi.useRealTimers()
  })

  it('is asked for at once when the line is back', async () => {
    await asks('it')
    await fails('it', new CallError({ code: 503, result: 'away' }))
    waiting.clear()
    await act(() => window.dispatchEvent(new Event('online')))
    await answers('it')
    expect(shown.answer).toBe('to it')
  })

  it('that was a refusal stays one until somebody asks again', async () => {
    vi.useFakeTimers()
    await asks('it')
    await fails('it', new CallError({ code: 404, result: 'nothing there' }))
    waiting.clear()
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(waiting.size).toBe(0)
    vi.useRealTimers()
  })

  it('is not asked for while there is no question', async () => {
    await asks(null)
    expect(waiting.size).toBe(0)
  })
})
