// Assets never change under their name, so they are compressed once, at build, and served as they lie.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg|json)$/
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export function compressAssets(): Plugin {
  return {
    name: 'vitrine:compress-assets',
    apply: 'build',
    // After everything: the route manifest is written late in the build.
    buildApp: {
      order: 'post',
      async handler(builder) {
        const dir = join(builder.config.root, 'build/client/assets')
        const files = (await readdir(dir)).filter((name) => TEXT.test(name))
        await Promise.all(files.map((name) => compressFile(join(dir, name))))
      },
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  await writeFile(`${file}.br`, await brotli(bytes, { params: quality }))
  await writeFile(`${file}.gz`, await deflate(bytes, { level: 9 }))
}
