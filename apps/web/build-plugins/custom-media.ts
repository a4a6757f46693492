// Breakpoints are written once, in styles/media.css; every other style sheet gets them in front.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const STYLE_SHEET = /\.css(\?inline)?$/
const mediaFile = new URL('../src/styles/media.css', import.meta.url)

export function customMedia(): Plugin {
  return {
    name: 'vitrine:custom-media',
    enforce: 'pre',
    transform(code, id) {
      if (!STYLE_SHEET.test(id) || !code.includes('(--')) return undefined
      const breakpoints = readFileSync(mediaFile, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('@custom-media'))
      return { code: `${breakpoints.join(' ')} ${code}`, map: null }
    },
  }
}
