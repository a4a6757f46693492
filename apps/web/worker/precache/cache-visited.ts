import { answerAsset } from '../answer/asset.ts'
import { answerPicture } from '../answer/copy.ts'
import { keepPage } from '../answer/page.ts'
import { cacheAddress, isCabinet } from '../page-address.ts'
import { keepCabinet } from './cache-shell.ts'
import { inTurn } from './in-turn.ts'

/** What a page says of itself when it is shown: its address, and the files it was shown with. */
export type Visit = { type: 'visited'; url: string; assets: readonly string[]; pictures: readonly string[] }

/**
 * A page reached without loading a document, or before the worker was there, is fetched once more to be
 * kept. What has not been opened on it yet reads the rest of its language's texts: they are kept with it.
 */
export async function keepVisited({ url, assets, pictures }: Visit): Promise<void> {
  const shown = [...assets, ...assets.flatMap((path) => LATE_TEXTS[new URL(path, url).pathname] ?? [])]
  await Promise.allSettled(shown.map((path) => answerAsset(new Request(path))))
  if (isCabinet(url)) await keepCabinet().catch(() => undefined)
  // Pictures may have to be drawn first: the page does not wait for them.
  if (cacheAddress(url) !== undefined) await fetchPage(url).catch(() => undefined)
  await Promise.allSettled(pictures.map((path) => inTurn(path, answerPicture)))
}

async function fetchPage(url: string): Promise<void> {
  const response = await fetch(url, { headers: { accept: 'text/html' }, credentials: 'omit' })
  await keepPage(url, response)
}

export const isVisit = (data: unknown): data is Visit =>
  typeof data === 'object' && data !== null && (data as Partial<Visit>).type === 'visited'
