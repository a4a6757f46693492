// npm run test:scale: the suites that need a real OpenSearch, on one of two nodes started for them.
import { spawnSync } from 'node:child_process'
import { missingForCluster, startCluster } from './cluster/start-cluster.ts'

const PORT = 4620

const missing = missingForCluster()
if (missing) {
  console.log(`Skipped: a real OpenSearch needs Java 17 and Maven, and there is no ${missing} here.`)
  process.exit(0)
}
console.log('Starting two nodes of OpenSearch …')
const cluster = await startCluster(PORT)
try {
  const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'scripts/cluster/vitest.config.ts'], {
    stdio: 'inherit',
    env: { ...process.env, SEARCH_URL: cluster.urls.join(',') },
  })
  process.exitCode = status ?? 1
} finally {
  await cluster.stop()
}
