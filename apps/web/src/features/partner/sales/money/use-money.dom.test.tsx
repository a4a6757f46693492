import { expect, it } from 'vitest'
import { page } from '#web/engine/testing/find.ts'
import { openPage, wordsIn } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { useSums } from './use-money.ts'

const Sums = () => <p>{useSums()({ USD: 1_991.45, EUR: 1_668.34 })}</p>

it('sums in three currencies pushed a Chinese phone’s page wide: a line may end after each', async () => {
  await openPage(<Sums />, { shop: scriptedEngine(), store: 'cn', t: wordsIn('zh') })
  expect(page()).toBe('$1,991.45，\u200b€1,668.34')
})

it('a comma that has a space needs no more', async () => {
  await openPage(<Sums />, { shop: scriptedEngine() })
  expect(page()).not.toContain('\u200b')
})
