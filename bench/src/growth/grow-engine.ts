// One size of B11 in a process of its own, so that its memory is its own: node grow-engine.ts PRODUCTS

import { engineOf } from '../engine-of.ts'
import { askableQuestions, toRequest } from '../listing/questions.ts'
import { textQuestions, toTextRequest } from '../text/text-questions.ts'

const WARM_UP = 200
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
const listings = askableQuestions(WARM_UP + ASKED).map(toRequest)
const texts = textQuestions(WARM_UP + ASKED).map(toTextRequest)

/** Processor time of one question, on the average: what other programs run has no part in it. */
function costOf(questions: typeof listings): number {
  for (const question of questions.slice(0, WARM_UP)) engine.search(question)
  const before = process.threadCpuUsage()
  for (const question of questions.slice(WARM_UP)) engine.search(question)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 / ASKED
}

const grown = {
  buildMs,
  buildCpuMs,
  residentMb,
  listingMs: costOf(listings),
  textMs: costOf(texts),
}
process.stdout.write(JSON.stringify(grown))
