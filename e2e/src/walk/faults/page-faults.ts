import type { Language } from '@vitrine/domain/store/store-view'
import type { Page } from 'playwright-core'
import { namelessControls } from '../../nameless-controls.ts'
import { LAYOUT_FAULTS } from './layout-faults.ts'
import { readWords } from './read-words.ts'
import { wrongWords } from './wrong-words.ts'

/** Everything a script can find wrong with a drawn page. */
export async function pageFaults(page: Page, language: Language): Promise<string[]> {
  const words = await page.evaluate(`(${readWords})(document)`)
  const layout = await page.evaluate(LAYOUT_FAULTS)
  const faults = [
    ...(layout as string[]),
    ...wrongWords(words as ReturnType<typeof readWords>, language),
    ...(await namelessControls(page)),
  ]
  return [...new Set(faults)]
}
