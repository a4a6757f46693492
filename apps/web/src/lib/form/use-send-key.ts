import { useRef } from 'react'

/** The same key for the same wish until it is known what became of it: what got no answer may have been done. */
export function useSendKey() {
  const last = useRef({ of: '', key: '' })
  return {
    of(wish: string): string {
      if (last.current.of !== wish) last.current = { of: wish, key: crypto.randomUUID() }
      return last.current.key
    },
    /** Once it is done, the same once more is another. */
    forget() {
      last.current = { of: '', key: '' }
    },
  }
}
