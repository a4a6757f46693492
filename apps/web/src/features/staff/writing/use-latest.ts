import { type RefObject, useEffect, useRef } from 'react'

/** As it stands when something comes back, not as it stood when it was sent. */
export function useLatest<Of>(value: Of): RefObject<Of> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
