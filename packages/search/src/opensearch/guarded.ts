import { errors } from '@opensearch-project/opensearch'
import { SearchAway, SearchTimedOut } from '../port.ts'

/** What nobody answers, or a node that is not ready says, as the port calls it. */
export async function guarded<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof errors.TimeoutError) throw new SearchTimedOut('The question took too long.')
    if (isAway(error)) throw new SearchAway('OpenSearch cannot be asked now.', { cause: error })
    throw error
  }
}

/** An index that is not there has not been filled yet. */
const AWAY_STATUS = new Set([404, 429, 502, 503, 504])

function isAway(error: unknown): boolean {
  if (error instanceof errors.ResponseError) return AWAY_STATUS.has(error.statusCode ?? 0)
  return error instanceof errors.ConnectionError || error instanceof errors.NoLivingConnectionsError
}
