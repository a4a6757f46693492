import type { Words } from './wrong-words.ts'

/** Every text and label of a document, drawn or only parsed. Runs in the browser, so it holds all it needs. */
export function readWords(page: Document): Words[] {
  const unread = 'script, style, template, noscript, svg style'
  /** Names of people are theirs, whatever the language: who reviews in another one is not judged at all. */
  const langOf = (element: Element) =>
    element.closest('article:has([lang])') ? '' : (element.closest('[lang]')?.getAttribute('lang') ?? '')
  const words: Words[] = []
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (text && parent && !parent.closest(unread)) words.push({ text, lang: langOf(parent) })
  }
  for (const label of ['aria-label', 'alt', 'title', 'placeholder'])
    for (const element of page.querySelectorAll(`[${label}]`)) {
      const text = element.getAttribute(label)?.trim()
      if (text) words.push({ text, lang: langOf(element) })
    }
  const lang = page.documentElement.lang
  return [...words, { text: page.title, lang }]
}
