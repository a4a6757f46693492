import { whenOfUse } from '#web/engine/opening/when-of-use.ts'
import { whole } from '#web/lib/store/late-texts.ts'
import { lateComponent } from '#web/ui/lazy/late-component.tsx'

/** They come with the engine, in whose file they lie: nothing is ordered before they are here. */
export const LateParts = lateComponent(
  whenOfUse,
  async () => (await whole(() => import('./late-parts.tsx'))).LateParts,
)
