// The styles of ui/ lie in a layer below those of features. Lazy parts bring style sheets in any order, some a second time
// when they come alive: without a layer the last one fetched would win, and a page would shift under its reader.
import type { Plugin } from 'vite'

const OF_UI = /\/src\/ui\/.+\.css(\?|$)/

export function styleLayers(): Plugin {
  return {
    name: 'vitrine:style-layers',
    enforce: 'pre',
    transform(code, id) {
      if (!OF_UI.test(id)) return undefined
      // Named in order in each sheet: whichever comes first settles it.
      return { code: `@layer base, ui; @layer ui { ${code} }`, map: null }
    },
  }
}
