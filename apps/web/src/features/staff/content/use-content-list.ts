import { type ContentKind, listContent } from '@vitrine/contract/content/editing'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useAddress } from '../frame/use-address.ts'

/** What is looked at stands in the address: words searched for, the store, whether only what needs work. */
export function useContentList(kind: ContentKind) {
  const client = useClient()
  const { params, change } = useAddress()
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
  return { wish, change, list: latest, isCurrent: answer !== undefined, error, retry }
}
