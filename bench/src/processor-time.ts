import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/** Processor time of a program and of all it has started, PostgreSQL's processes among them, ended ones too, where Linux tells it. */
export function processorMsOf(root: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess)
  const tree = new Set([root])
  for (let size = 0; size !== tree.size; ) {
    size = tree.size
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid)
  }
  return all.reduce((sum, { pid, ms }) => sum + (tree.has(pid) ? ms : 0), 0)
}

/** None, where it has ended meanwhile. */
function readProcess(name: string): { pid: number; parent: number; ms: number }[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    // A program's name, in brackets, may hold anything; what follows is numbers, its parent the second of them.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // User and system time, its own and that of the children it has waited for: a connection of PostgreSQL ends with its time.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return [{ pid: Number(name), parent: Number(fields[1]), ms: ticks * TICK_MS }]
  } catch {
    return []
  }
}
