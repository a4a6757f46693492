import { CallError } from '@vitrine/contract/reply'
import { data } from 'react-router'

/** Thrown from a loader: the 404 page, at the address that was asked for. */
export const notFound = () => data(null, { status: 404 })

/** An unknown or malformed id is the shopper's wrong address, not our failure. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof CallError && (error.code === 404 || error.code === 400)) throw notFound()
    throw error
  }
}
