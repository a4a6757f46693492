import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { callTable } from './build-plugins/call-table.ts'
import { chunkGroups } from './build-plugins/chunk-groups.ts'
import { compileHints } from './build-plugins/compile-hints.ts'
import { compressAssets } from './build-plugins/compress-assets.ts'
import { customMedia } from './build-plugins/custom-media.ts'
import { directImports } from './build-plugins/direct-imports.ts'
import { kitsApart } from './build-plugins/kits-apart.ts'
import { minifyScripts } from './build-plugins/minify-scripts.ts'
import { rootStyles } from './build-plugins/root-styles.ts'
import { smallManifest } from './build-plugins/small-manifest.ts'
import { styleLayers } from './build-plugins/style-layers.ts'
import { messages } from './build-plugins/texts/messages.ts'
import { leaveOut } from './build-plugins/vendor/leave-out.ts'
import { serviceWorker } from './build-plugins/worker/service-worker.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    messages(),
    callTable(),
    leaveOut(),
    styleLayers(),
    customMedia(),
    reactRouter(),
    rootStyles(),
    minifyScripts(),
    directImports(),
    kitsApart(),
    smallManifest(),
    serviceWorker(),
    compileHints(),
    compressAssets(),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '[local]_[hash]', grid: false } },
  },
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    ssr: {
      build: {
        // The contract stays outside: pages and API must agree on what a CallError is.
        rollupOptions: { input: './server/index.ts', external: /^@vitrine\/contract\// },
        target: 'node24',
      },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
  // The server build carries React in its production form: plain `node` would pick the slow one.
  ssr: { noExternal: command === 'build' ? true : ['@vitrine/**'] },
}))
