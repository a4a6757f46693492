// One size of B11 in a process of its own, so that its memory is its own: node grow-engine.ts PRODUCTS

import { engineOf } from '../engine-of.ts'
import { askableQuestions, toRequest } from '../listing/questions.ts'
import { percentile } from '../percentile.ts'
import { textQuestions, toTextRequest } from '../text/text-questions.ts'

/** Until the engine's code is compiled for good: before, the first sizes pay for it and the ratios mean nothing. */
const WARM_UP = 1_500
const ROUNDS = 5
const ASKED = 300

const products = Number(process.argv[2])
const residentBefore = process.memoryUsage.rss()
const before = process.cpuUsage()
const start = performance.now()
const engine = await engineOf(products)
const buildMs = performance.now() - start
const used = process.cpuUsage(before)
const buildCpuMs = (used.user + used.system) / 1000
const residentMb = (process.memoryUsage.rss() - residentBefore) / 1e6
const listings = askableQuestions(WARM_UP + ROUNDS * ASKED).map(toRequest)
const texts = textQuestions(WARM_UP + ROUNDS * ASKED).map(toTextRequest)

/** Processor time of one question: the median of several rounds, each of new questions, once all is warm. */
function costOf(questions: typeof listings): number {
  for (const question of questions.slice(0, WARM_UP)) engine.search(question)
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const from = WARM_UP + round * ASKED
    return processorMs(questions.slice(from, from + ASKED)) / ASKED
  })
  return percentile(rounds, 0.5)
}

function processorMs(questions: typeof listings): number {
  const before = process.threadCpuUsage()
  for (const question of questions) engine.search(question)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const grown = {
  buildMs,
  buildCpuMs,
  residentMb,
  listingMs: costOf(listings),
  textMs: costOf(texts),
}
process.stdout.write(JSON.stringify(grown))
