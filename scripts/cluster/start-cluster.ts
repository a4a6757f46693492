// A real OpenSearch of two nodes on this machine, from Maven's modules; small, and gone when it is closed.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export type Cluster = { urls: string[]; pids: number[]; stop(): Promise<void> }

const HERE = fileURLToPath(new URL('.', import.meta.url))
const NODES = 2
const SMALL_HEAP = '512m'
const STARTED_BY_MS = 180_000

/** What is missing here to run one; undefined when nothing is. */
export function missingForCluster(): string | undefined {
  return ['java', 'javac', 'mvn'].find((program) => {
    try {
      execFileSync(program, ['-version'], { stdio: 'ignore' })
      return false
    } catch {
      return true
    }
  })
}

/** HTTP on `firstPort` and the one after next, the nodes' own talk on those beside them. */
export async function startCluster(firstPort: number, { heap = SMALL_HEAP } = {}): Promise<Cluster> {
  const home = mkdtempSync(join(tmpdir(), 'vitrine-cluster-'))
  const list = join(home, 'classpath')
  execFileSync('mvn', [
    '-B',
    '-q',
    '-f',
    join(HERE, 'pom.xml'),
    'dependency:build-classpath',
    `-Dmdep.outputFile=${list}`,
  ])
  const classpath = readFileSync(list, 'utf8').trim()
  execFileSync('javac', ['-cp', classpath, '-d', home, join(HERE, 'ShopNode.java')])
  const ports = Array.from({ length: NODES }, (_, at) => firstPort + 2 * at)
  const peers = ports.map((port) => `127.0.0.1:${port + 1}`).join(',')
  const nodes = ports.map((port, at) =>
    startNode({ home, classpath: `${home}:${classpath}`, port, at, peers, heap }),
  )
  const stop = async () => {
    await Promise.all(nodes.map(stopNode))
    rmSync(home, { recursive: true, force: true })
  }
  try {
    await untilReady(`http://127.0.0.1:${firstPort}`)
  } catch (error) {
    await stop()
    throw error
  }
  const pids = nodes.flatMap(({ pid }) => pid ?? [])
  return { urls: ports.map((port) => `http://127.0.0.1:${port}`), pids, stop }
}

type Starting = { home: string; classpath: string; port: number; at: number; peers: string; heap: string }

function startNode({ home, classpath, port, at, peers, heap }: Starting): ChildProcess {
  const config = join(home, `node-${at}`, 'config')
  mkdirSync(config, { recursive: true })
  const settings = {
    'path.home': join(home, `node-${at}`),
    'cluster.name': `scale-${port - 2 * at}`,
    'node.name': `node-${at}`,
    'network.host': '127.0.0.1',
    'http.port': port,
    'transport.port': port + 1,
    'http.type': 'netty4',
    'transport.type': 'netty4',
    'discovery.seed_hosts': peers,
    'cluster.initial_cluster_manager_nodes': 'node-0',
    'cluster.routing.allocation.disk.threshold_enabled': false,
  }
  const words = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  // The collector it runs with elsewhere, and makes room by when its memory is nearly full: with another it only refuses.
  const memory = [`-Xms${heap}`, `-Xmx${heap}`, '-XX:+UseG1GC']
  return spawn('java', [...memory, '-cp', classpath, 'ShopNode', config, ...words], { stdio: 'ignore' })
}

async function stopNode(node: ChildProcess): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return
  const gone = new Promise((resolve) => node.once('exit', resolve))
  node.kill('SIGKILL')
  await gone
}

async function untilReady(url: string): Promise<void> {
  const asked = `${url}/_cluster/health?wait_for_nodes=${NODES}&wait_for_status=green&timeout=5s`
  for (const end = Date.now() + STARTED_BY_MS; Date.now() < end; await sleep(1_000)) {
    const answer = await fetch(asked).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('OpenSearch did not come up.')
}
