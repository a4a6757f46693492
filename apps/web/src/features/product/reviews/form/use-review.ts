import { CallError } from '@vitrine/contract/reply'
import { createReview } from '@vitrine/contract/review'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { sendForm } from '#web/lib/upload/send-form.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { type Draft, EMPTY, formOf, type Problems, problemsOf } from './draft.ts'
import { usePhotos } from './use-photos.ts'

type State = 'writing' | 'sending' | 'waiting'

/** A review from the first word to "thank you, it waits". Whatever fails, nothing written is lost. */
export function useReview(productId: number) {
  const { code: storeCode } = useStore()
  const [draft, setDraft] = useState<Draft>(EMPTY)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<MessageKey>()
  const [state, setState] = useState<State>('writing')
  const [progress, setProgress] = useState(0)
  const photos = usePhotos()

  function change(part: Partial<Draft>): void {
    setDraft((before) => ({ ...before, ...part }))
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }

  /** Answers the first field that needs something. */
  async function send(): Promise<string | undefined> {
    if (state !== 'writing') return undefined
    const found = problemsOf(draft)
    setProblems(found)
    setFailure(undefined)
    const [first] = Object.keys(found)
    if (first) return first
    setState('sending')
    setProgress(0)
    try {
      const form = formOf({ productId, draft, photos: photos.photos })
      await sendForm(createReview, { storeCode, form, onProgress: setProgress })
      setState('waiting')
    } catch (error) {
      setFailure(failureOf(error))
      setState('writing')
    }
    return undefined
  }
  return { draft, problems, failure, state, progress, photos, change, send }
}

function failureOf(error: unknown): MessageKey {
  const code = error instanceof CallError ? error.code : 500
  if (code === 0) return 'review.noLine'
  if (code === 429) return 'review.tooOften'
  if (code === 409) return 'review.alreadyWritten'
  return code === 400 || code === 413 ? 'review.refused' : 'review.failed'
}
