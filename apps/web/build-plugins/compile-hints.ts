import type { Plugin } from 'vite'
import { chunkGroups } from './chunk-groups.ts'

/** Read by V8 (Chrome 136 and later) where it is the first line of a file; a comment to everyone else. */
const HINT = '//# allFunctionsCalledOnLoad\n'
const GROUPS: ReadonlySet<string> = new Set(chunkGroups.map((one) => one.debugName))

/**
 * A browser skims a function while its file arrives, and compiles it on the page's own thread when it is first called:
 * a thousand of them as a page comes alive, and a hundred and fifty when a filter is pressed, held a weak phone for 200
 * and 40 ms. What travels as a group is called soon, so all of it is compiled while it arrives, on another thread.
 */
export function compileHints(): Plugin {
  return {
    name: 'vitrine:compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Once the list of a file's late parts stands above its code.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && GROUPS.has(file.name)) file.code = HINT + file.code
      },
    },
  }
}
