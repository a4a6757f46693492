// The judged set: what people type, and by which facts of the goods a shopper would tell the right ones. One query a line:
//   text | type=dress color=ink,charcoal | type=dress         wanted goods, then goods that will do
//   ! text | …      mistyped          0 text      nothing is wanted          @page text      a page of help is wanted
import { readFileSync } from 'node:fs'

/** Values by fact; all facts must hold, any value of one will do. */
export type Predicate = ReadonlyMap<string, readonly string[]>
export type JudgedQuery = {
  text: string
  wanted: Predicate | undefined
  passable: Predicate | undefined
  isTypo: boolean
  isNothing: boolean
  page: string | undefined
  /** Kept back: nobody looks at its single answers while the search is being tuned. */
  isHeldOut: boolean
}

const HELD_OUT_EVERY = 3

export function readJudged(language: string): JudgedQuery[] {
  const file = new URL(`./queries/${language}.txt`, import.meta.url)
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(toQuery)
}

function toQuery(line: string, at: number): JudgedQuery {
  const [head = '', wanted = '', passable = ''] = line.split('|').map((part) => part.trim())
  const {
    flag = '',
    page,
    text = head,
  } = /^(?:(?<flag>[!0])\s+|@(?<page>[\w-]+)\s+)?(?<text>.+)$/.exec(head)?.groups ?? {}
  return {
    text,
    wanted: toPredicate(wanted),
    passable: toPredicate(passable),
    isTypo: flag === '!',
    isNothing: flag === '0',
    page,
    isHeldOut: at % HELD_OUT_EVERY === HELD_OUT_EVERY - 1,
  }
}

function toPredicate(text: string): Predicate | undefined {
  if (text === '') return undefined
  return new Map(
    text.split(/\s+/).map((fact) => {
      const [name = '', values = ''] = fact.split('=')
      return [name, values.split(',')]
    }),
  )
}
