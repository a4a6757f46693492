import { useEffect, useEffectEvent, useRef } from 'react'
import type { Settings } from './use-settings.ts'

/** Ctrl S saves, / searches. */
export function useSaveKeys({ save }: Settings) {
  const search = useRef<HTMLInputElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 's') {
      event.preventDefault()
      void save()
    }
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select')
    if (event.key !== '/' || isTyping) return
    event.preventDefault()
    search.current?.focus()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return search
}
