// Texts that no first visit reads come with the first panel, or the first page of another kind. Who reads of them waits here.
import { openOnce } from '@vitrine/sync/store/lazy'

const missing = new Set<() => Promise<void>>()

/** Whoever has only the first texts says how the others come. */
export function comesLate(bring: () => Promise<void>): void {
  missing.add(bring)
}

/** Whether there are texts for every page. */
export const areTextsWhole = (): boolean => missing.size === 0

/** The rest of the texts; asked for again, if they did not come. */
export const lateTexts = openOnce(async () => {
  await Promise.all([...missing].map((bring) => bring()))
  missing.clear()
})

/** Code, once the texts it reads are there as well. */
export async function whole<T>(load: () => Promise<T>): Promise<T> {
  const [code] = await Promise.all([load(), lateTexts()])
  return code
}
