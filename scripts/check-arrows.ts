// Proves that the arrow rules fire: plants one breach per rule in the tree, cruises, and wants each one named.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const BREACHES: Record<string, [path: string, source: string]> = {
  'no-cycles': ['packages/domain/src/store/planted-cycle.ts', "import './planted-cycle.ts'\n"],
  'domain-is-pure': ['packages/domain/src/store/planted-pure.ts', "import 'zod'\n"],
  'packages-contract': ['packages/contract/src/planted.ts', "import '@vitrine/search/port'\n"],
  'packages-i18n': ['packages/i18n/src/planted.ts', "import '@vitrine/contract/reply'\n"],
  'sync-has-no-react': ['packages/sync/src/planted.ts', "import 'react'\n"],
  'apps-meet-only-in-shop': ['apps/api/src/planted.ts', "import '../../web/src/routes.ts'\n"],
  'feature-front-door': ['apps/api/src/features/planted/index.ts', "import '../catalog/routes.ts'\n"],
  'feature-no-client': ['apps/api/src/features/planted/client.ts', "import '#api/db/client.ts'\n"],
  'routes-no-sql': ['apps/api/src/features/planted/routes.ts', "import 'kysely'\n"],
  'web-features-apart': ['apps/web/src/features/planted/planted.ts', "import '../cart/cart-drawer.tsx'\n"],
  'web-ui-draws': ['apps/web/src/ui/planted.ts', "import '@vitrine/contract/reply'\n"],
  'no-node-in-browser': ['apps/web/src/lib/planted.ts', "import 'node:fs'\n"],
}

function plant() {
  for (const [path, source] of Object.values(BREACHES)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, source)
  }
}

function uproot() {
  for (const [path] of Object.values(BREACHES)) rmSync(path, { force: true })
  rmSync('apps/api/src/features/planted', { recursive: true, force: true })
  rmSync('apps/web/src/features/planted', { recursive: true, force: true })
}

plant()
let output = ''
try {
  const run = spawnSync(
    'npx',
    ['depcruise', 'packages', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  )
  output = run.stdout
} finally {
  uproot()
}
const report = JSON.parse(output) as { summary: { violations: { rule: { name: string }; from: string }[] } }
const missed = Object.entries(BREACHES).filter(
  ([rule, [path]]) => !report.summary.violations.some((one) => one.rule.name === rule && one.from === path),
)
for (const [rule, [path]] of missed) console.error(`The rule "${rule}" did not notice ${path}`)
if (missed.length > 0) process.exit(1)
console.log(`Arrows: ${Object.keys(BREACHES).length} planted breaches, all noticed.`)
