// Dead code, looked for twice: `knip` counts tests as use, `knip --production` does not, so that nothing is kept alive
// by its own test alone.
const isProduction = process.argv.includes('--production')
const notTests = ['!**/*.test.{ts,tsx}!', '!**/testing/**!']
const code = (...globs: string[]) => [...globs.map((glob) => `${glob}!`), ...notTests]

/** A package's files are all reachable from outside; what nobody reaches for is dead all the same. */
const library = { project: code('src/**/*.ts'), includeEntryExports: true }

export default {
  ignore: isProduction ? ['**/testing/**'] : [],
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: ['scripts/*.{ts,mjs}', 'scripts/cluster/vitest.config.ts'],
      project: ['scripts/**/*.{ts,mjs}'],
      // A certificate for the check of nginx's file, a cluster for the suite of OpenSearch; without them these say so.
      ignoreBinaries: ['openssl', 'java', 'javac', 'mvn'],
    },
    'packages/*': library,
    'demo/*': { project: ['src/**/*.ts'] },
    'apps/api': library,
    'apps/web': {
      entry: [
        'src/entry.*.tsx!',
        'src/pages/**/*-page.tsx!',
        'server/index.ts!',
        'worker/service-worker.ts!',
      ],
      project: ['build-plugins/**/*.ts', ...code('{src,server,worker}/**/*.{ts,tsx}')],
      ignoreDependencies: ['isbot'],
    },
    'apps/shop': {
      entry: ['run.mjs!', 'src/cli.ts!'],
      project: code('src/**/*.ts'),
      ignoreBinaries: ['mount', 'umount'],
    },
    e2e: {
      entry: ['stories/**/*.spec.ts', 'walk.ts', 'src/**/*.test.ts'],
      project: ['**/*.ts'],
      ...(isProduction && { ignoreDependencies: [/.*/] }),
    },
    bench: {
      entry: ['run.ts', 'count-carts.ts', 'scale.ts', 'fire/*.ts', 'src/bare-server.ts'],
      project: ['**/*.ts'],
      ...(isProduction && { ignoreDependencies: [/.*/] }),
    },
  },
}
