import { type ContentKind, listContent } from '@vitrine/contract/content/editing'
import { useSearchParams } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'

/** What is looked at stands in the address: words searched for, the store, whether only what needs work. */
export function useContentList(kind: ContentKind) {
  const client = useClient()
  const [params, setParams] = useSearchParams()
  const wish = {
    q: params.get('q') ?? '',
    store: params.get('store') ?? '',
    work: params.get('work') === '1',
  }
  const { answer, latest, error, retry } = useAnswer(`${kind} ${JSON.stringify(wish)}`, () =>
    client.call(listContent, {
      query: {
        ...{ kind, q: wish.q },
        ...(wish.store && { store: wish.store }),
        ...(wish.work && { needs_work: 'true' as const }),
      },
    }),
  )
  const change = (next: Partial<typeof wish>) =>
    setParams((before) => withWish(before, next), { replace: true, preventScrollReset: true })
  return { wish, change, list: latest, isCurrent: answer !== undefined, error, retry }
}

function withWish(before: URLSearchParams, next: Readonly<Record<string, string | boolean>>) {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(next)) {
    if (value) after.set(name, value === true ? '1' : value)
    else after.delete(name)
  }
  return after
}
