import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'

/** The worker answered for a line that is not there. */
export const isLineFailure = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === 503 && error.data === 'offline'

/** The page that could not be loaded into this document is opened as one: the worker may have it. */
export function OfflineDeparture(): null {
  useEffect(() => location.reload(), [])
  return null
}
