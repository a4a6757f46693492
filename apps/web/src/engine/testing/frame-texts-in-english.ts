// The build makes modules of a frame's texts; page tests read them from their files, in English.
import { vi } from 'vitest'

vi.mock('#web/lib/store/use-frame-texts.ts', async () => {
  const { english } = await import('./open-page.tsx')
  return { useFrameTexts: () => english }
})
