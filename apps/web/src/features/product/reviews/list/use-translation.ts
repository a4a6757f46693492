import { useEffect, useState } from 'react'
import { useStore } from '#web/ui/shop-context.tsx'

type Words = { title: string; detail: string }
type Pair = { sourceLanguage: string; targetLanguage: string }
type Translator = { translate(text: string): Promise<string>; destroy(): void }
/** Of browsers that bring one along; what is translated stays on the device. Not in TypeScript's library yet. */
export type TranslatorApi = {
  availability(pair: Pair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create(pair: Pair): Promise<Translator>
}
const apiOf = () => (globalThis as { Translator?: TranslatorApi }).Translator

export type Translation = {
  state: 'idle' | 'busy' | 'failed'
  /** In the language of the store, while that is shown. */
  said?: Words
  /** Missing where the browser cannot, and where the words are in the language of the store already. */
  toggle?: () => void
}

/** Words of somebody who writes another language (`from`), in that of the store, by the reader's own browser. */
export function useTranslation(words: Words, from: string | undefined): Translation {
  const { language } = useStore()
  const [canTranslate, setCan] = useState(false)
  const [shown, setShown] = useState<Pick<Translation, 'state' | 'said'>>({ state: 'idle' })
  useEffect(() => {
    if (from === undefined) return
    let isHere = true
    const asked = apiOf()?.availability({ sourceLanguage: from, targetLanguage: language })
    asked?.then(
      (found) => isHere && setCan(found !== 'unavailable'),
      // Whoever cannot even say so cannot translate either.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [from, language])

  async function translate(sourceLanguage: string): Promise<void> {
    setShown({ state: 'busy' })
    try {
      const translator = await apiOf()?.create({ sourceLanguage, targetLanguage: language })
      if (!translator) throw new Error('the browser has no translator any more')
      const [title, detail] = [
        await translator.translate(words.title),
        await translator.translate(words.detail),
      ]
      translator.destroy()
      setShown({ state: 'idle', said: { title, detail } })
    } catch {
      setShown({ state: 'failed' })
    }
  }
  if (from === undefined || !canTranslate) return shown
  return { ...shown, toggle: () => (shown.said ? setShown({ state: 'idle' }) : void translate(from)) }
}
