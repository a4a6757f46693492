// The arrows of the house (docs/architecture.md). Each rule is an error; scripts/check-arrows.ts plants a breach of each to prove that it fires.
const pure = [
  '^(assert|buffer|child_process|crypto|fs|http|https|net|os|path|process|stream|timers|url|util|worker_threads)($|/)',
  '^node:',
]
const TEST = '\\.(test|db\\.test|dom\\.test|scale)\\.tsx?$|/testing/'

/** Only the packages named may be imported from the folder. */
function onlyPackages(folder, allowed) {
  const others = ['domain', 'contract', 'search', 'sync', 'i18n', 'postgres'].filter(
    (name) => !allowed.includes(name),
  )
  return {
    name: `packages-${folder}`,
    comment: `packages/${folder} may import ${allowed.join(', ') || 'nothing of the house'}`,
    severity: 'error',
    from: { path: `^packages/${folder}/`, pathNot: TEST },
    to: {
      path: [
        `^packages/(${others.filter((name) => name !== folder).join('|')})/`,
        '^(apps|demo)/',
        '^e2e/',
        '^bench/',
      ],
    },
  }
}

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^bun:', '\\+types/', 'build/server'] },
    },
    onlyPackages('domain', []),
    onlyPackages('contract', ['domain']),
    onlyPackages('search', ['domain']),
    onlyPackages('sync', ['domain', 'contract']),
    onlyPackages('i18n', ['domain']),
    onlyPackages('postgres', []),
    {
      name: 'demo-shop',
      comment: 'The demo shop knows the rules of the shop and the drawing.',
      severity: 'error',
      from: { path: '^demo/shop/', pathNot: TEST },
      to: { path: ['^packages/(?!domain/)', '^(apps|e2e|bench)/'] },
    },
    {
      name: 'demo-art',
      comment: 'The drawing imports nothing of the house.',
      severity: 'error',
      from: { path: '^demo/art/' },
      to: { path: ['^packages/', '^(apps|e2e|bench)/', '^demo/shop/'] },
    },
    {
      name: 'domain-is-pure',
      comment: 'A rule of the shop imports nothing but other rules.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: TEST },
      to: { pathNot: '^packages/domain/src' },
    },
    {
      name: 'sync-has-no-react',
      severity: 'error',
      from: { path: '^packages/sync/' },
      to: { path: 'node_modules/(react|react-dom|react-router)/' },
    },
    {
      name: 'apps-meet-only-in-shop',
      severity: 'error',
      from: { path: '^apps/(api|web)/' },
      to: { path: '^apps/(api|web|shop)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'product-knows-no-tests',
      comment: 'What is shipped imports no stories, benches or test helpers.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: TEST },
      to: { path: ['^(e2e|bench)/', '/testing/'], pathNot: 'node_modules/' },
    },
    {
      name: 'api-knows-no-demo',
      comment:
        'Goods and pictures are registered by apps/shop/src/demo.ts, the one file that knows the demo.',
      severity: 'error',
      from: { path: '^apps/', pathNot: [TEST, '^apps/shop/src/demo\\.ts$'] },
      to: { path: '^demo/' },
    },
    {
      name: 'feature-front-door',
      comment: 'Another feature is entered by its index.ts only.',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/', pathNot: TEST },
      to: {
        path: '^apps/api/src/features/([^/]+)/',
        pathNot: ['^apps/api/src/features/$1/', '^apps/api/src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'feature-no-client',
      comment: 'A feature works on the handle of its context, never on a client of its own.',
      severity: 'error',
      from: { path: '^apps/api/src/features/', pathNot: TEST },
      to: { path: '^apps/api/src/db/client\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'roles-read-by-sessions',
      comment:
        'Who may is asked by `can`; roles are made into rights where a session is read, and nowhere else.',
      severity: 'error',
      from: {
        path: '^(apps|packages|demo)/',
        pathNot: [
          TEST,
          '^packages/domain/src/access/',
          '^apps/api/src/features/sessions/',
          '^apps/api/src/db/schema/sessions\\.ts$',
          '^apps/shop/src/commands/session\\.ts$',
        ],
      },
      to: { path: '^packages/domain/src/access/roles\\.ts$' },
    },
    {
      name: 'routes-no-sql',
      severity: 'error',
      from: { path: '^apps/api/src/features/[^/]+/routes\\.ts$' },
      to: { path: ['-queries\\.ts$', 'node_modules/(pg|kysely)/'] },
    },
    {
      name: 'web-pages-apart',
      severity: 'error',
      from: { path: '^apps/web/src/pages/([^/]+)/', pathNot: TEST },
      to: { path: '^apps/web/src/pages/', pathNot: '^apps/web/src/pages/$1/' },
    },
    {
      name: 'web-features-apart',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: TEST },
      to: {
        path: ['^apps/web/src/features/', '^apps/web/src/pages/', '^apps/web/src/shell/'],
        pathNot: '^apps/web/src/features/$1/',
      },
    },
    {
      name: 'web-ui-draws',
      severity: 'error',
      from: { path: '^apps/web/src/ui/', pathNot: TEST },
      to: { path: ['^packages/(sync|contract)/', '^apps/web/src/(lib|engine|features|pages|shell)/'] },
    },
    {
      name: 'web-lib-low',
      severity: 'error',
      from: { path: '^apps/web/src/(lib|engine|recently-viewed|wishlist)/', pathNot: TEST },
      to: { path: '^apps/web/src/(features|pages|shell)/' },
    },
    {
      name: 'web-kits-apart',
      comment: 'libraries of staff and cabinet; a build that lets them reach a shopper fails as well',
      severity: 'error',
      from: {
        path: '^apps/web/src/',
        pathNot: [TEST, '^apps/web/src/(lib/(form|chart)|(features|pages)/(staff|partner))/'],
      },
      to: {
        path: [
          'node_modules/(react-hook-form|@tanstack|uplot|cmdk|@atlaskit)/',
          '^apps/web/src/lib/(form|chart)/',
        ],
      },
    },
    {
      name: 'no-node-in-browser',
      severity: 'error',
      from: {
        path: '^(packages/(domain|contract|sync)/src|apps/web/src)/',
        pathNot: [TEST, '\\.server\\.tsx?$'],
      },
      to: { path: pure, dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(apps|packages|demo)/[^/]+/(build|dist|\\.react-router|node_modules)/'] },

    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    // Without these two, a breach across packages passes silently.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
