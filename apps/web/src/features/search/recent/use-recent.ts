import { useState } from 'react'
import { useStore } from '#web/ui/shop-context.tsx'
import { forget, readRecent, remember, writeRecent } from './recent-searches.ts'

export type Recent = ReturnType<typeof useRecent>

export function useRecent() {
  const { code } = useStore()
  const [texts, setTexts] = useState(() => readRecent(code))
  function keep(next: string[]) {
    setTexts(next)
    writeRecent(code, next)
  }
  return {
    texts,
    remember: (text: string) => text.trim() !== '' && keep(remember(texts, text)),
    forget: (text: string) => keep(forget(texts, text)),
    forgetAll: () => keep([]),
  }
}
