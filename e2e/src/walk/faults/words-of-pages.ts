import type { Language } from '@vitrine/domain/store/store-view'
import type { Page } from 'playwright-core'
import { readWords } from './read-words.ts'
import { type Words, wrongWords } from './wrong-words.ts'

/** With more of them the shop asks to come back later, as it does on a machine with other work. */
const AT_ONCE = 4

/** Reads pages as the server sends them, without drawing them: a few milliseconds each. */
export async function faultsOfWords(
  page: Page,
  { language, paths }: { language: Language; paths: readonly string[] },
): Promise<string[]> {
  const faults: string[] = []
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = paths.slice(at, at + AT_ONCE)
    const read = (await page.evaluate(READ_PAGES(some))) as { status: number; words: Words[] }[]
    for (const [i, { status, words }] of read.entries()) {
      const found = wrongWords(words, language)
      if (status >= 400 && !/no-such/.test(some[i] ?? '')) found.push(`answers ${status}`)
      faults.push(...found.map((fault) => `${some[i]}: ${fault}`))
    }
  }
  return faults
}

const READ_PAGES = (paths: readonly string[]) =>
  `Promise.all(${JSON.stringify(paths)}.map(async (path) => {
    let answer = await fetch(path)
    for (let tries = 1; answer.status === 503 && tries < 40; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 250))
      answer = await fetch(path)
    }
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    return { status: answer.status, words: (${readWords})(page) }
  }))`
