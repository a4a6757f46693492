// What stands in `results.json` beside the bench: the last figures of every measurement, each with the day and the version
// it was measured in, so that a run of some of them leaves those of the others.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import type { Figure } from './figure.ts'

export type MeasuredOnce = {
  id: string
  title: string
  /** The day, and what was measured. */
  day: string
  version: string
  /** Shortened for a look: not to be quoted. */
  quick: boolean
  figures: readonly Omit<Figure, 'id'>[]
}
export type Results = {
  machine: { cores: number; model: string; memoryGb: number; node: string }
  measured: readonly MeasuredOnce[]
}

const FILE = new URL('../results.json', import.meta.url)

/** With the figures of one measurement in the place of its earlier ones. */
export function withMeasured(results: Results, measured: MeasuredOnce): Results {
  const others = results.measured.filter(({ id }) => id !== measured.id)
  const numberOf = ({ id }: MeasuredOnce) => Number(id.slice(1))
  return { ...results, measured: [...others, measured].sort((a, b) => numberOf(a) - numberOf(b)) }
}

/** Of another machine nothing is kept: figures beside each other were measured on one. */
export function readResults(): Results {
  const [core] = cpus()
  const memoryGb = Math.round(totalmem() / 2 ** 30)
  const machine = { cores: cpus().length, model: core?.model ?? '', memoryGb, node: process.version }
  const known = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : undefined
  const isHere = JSON.stringify(known?.machine) === JSON.stringify(machine)
  return { machine, measured: isHere ? (known?.measured ?? []) : [] }
}

/** At once after each measurement: one that fails later takes none of them along. */
export function noteMeasured(
  { id, title }: Pick<MeasuredOnce, 'id' | 'title'>,
  quick: boolean,
  figures: readonly Figure[],
): void {
  const measured = {
    ...{ id, title, quick, day: new Date().toISOString().slice(0, 10), version: versionOfSources() },
    figures: figures.map(({ id: _, ...figure }) => figure),
  }
  const results = withMeasured(readResults(), measured)
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`)
}

function versionOfSources(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  return git('rev-parse', '--short=8', 'HEAD')
}
