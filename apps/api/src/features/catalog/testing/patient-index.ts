import type { SharedIndex } from '@vitrine/search/opensearch/open-opensearch'
import { openSharedIndex } from '#api/adapters/search/open-shared-index.ts'

/** As the program opens it, asked without a time limit: no test is about how busy its machine is. */
export async function patientIndex(url: string): Promise<SharedIndex> {
  const index = await openSharedIndex(url)
  return {
    ...index,
    engine(childFields) {
      const engine = index.engine(childFields)
      return {
        ...engine,
        answer: (request) => engine.answer(request),
        suggest: (request) => engine.suggest(request),
      }
    },
  }
}
