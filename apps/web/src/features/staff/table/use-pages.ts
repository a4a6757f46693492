import { useState } from 'react'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useVersion } from '../frame/use-desk.ts'
import type { ListPage } from './file/read-all.ts'

/**
 * All pages of a list asked for so far, as one; `key` is all that narrows and sorts it. `reload` asks for them anew, and
 * what was there stays until they come.
 */
export function usePages<Page extends ListPage<unknown, string>>(
  key: string,
  page: (before?: string) => Promise<Page>,
) {
  const [asked, setAsked] = useState({ of: key, pages: 1 })
  const { version, reload } = useVersion()
  const pages = asked.of === key ? asked.pages : 1
  const question = useAnswer(`${version} ${pages} ${key}`, async () => {
    let last = await page()
    const items: Page['items'][number][] = [...last.items]
    for (let at = 1; at < pages && last.next !== null; at += 1) {
      last = await page(last.next)
      items.push(...last.items)
    }
    return { ...last, items }
  })
  return { ...question, more: () => setAsked({ of: key, pages: pages + 1 }), reload }
}
