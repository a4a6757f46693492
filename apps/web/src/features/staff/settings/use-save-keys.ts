import { useEffect, useEffectEvent, useRef } from 'react'
import type { Settings } from './use-settings.ts'

/** Ctrl S saves, / searches; who leaves with something unsaved is asked by the browser. */
export function useSaveKeys({ save, drafts }: Settings) {
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
  const leave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (Object.keys(drafts).length > 0) event.preventDefault()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    const onLeave = (event: BeforeUnloadEvent) => leave(event)
    addEventListener('keydown', onKey)
    addEventListener('beforeunload', onLeave)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('beforeunload', onLeave)
    }
  }, [])
  return search
}
