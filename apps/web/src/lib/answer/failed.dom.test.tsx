import { expect, it, vi } from 'vitest'
import { page, press } from '#web/engine/testing/find.ts'
import { openPage, wordsIn } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { Failed } from './failed.tsx'

it('a room of the cabinet without a line asked to try again twice in one sentence', async () => {
  const retry = vi.fn()
  const shop = scriptedEngine()
  await openPage(<Failed text="login.noLine" onRetry={retry} />, { shop, store: 'de', t: wordsIn('de') })
  expect(page()).toBe('Gerade besteht keine Verbindung. Noch einmal versuchen')
  await press('button', 'Noch einmal versuchen')
  expect(retry).toHaveBeenCalledOnce()
})
