// Plain JavaScript, imported before everything else: with the cache on before the first TypeScript is read, a warm
// start neither compiles anything nor loads the tool that takes types away, which alone is 15 MB.
import { constants, enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

const ours = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url))

// Where that may not be written, the system's folder for temporary files does.
if (enableCompileCache(ours).status === constants.compileCacheStatus.FAILED) enableCompileCache()
