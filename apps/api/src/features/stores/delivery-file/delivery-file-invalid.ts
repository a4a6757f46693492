import type { DeliveryFile, RowKind } from './row-schemas.ts'

/** What somebody would correct: the line of the file, the column where one is to blame, and why. */
export type Problem = { line: number; column?: string; message: string }

export class DeliveryFileInvalid extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.slice(0, SHOWN).map(say).join('\n'))
    this.name = 'DeliveryFileInvalid'
    this.problems = problems
  }
}

const SHOWN = 20
const say = ({ line, column, message }: Problem) => `line ${line}${column ? `, ${column}` : ''}: ${message}`

export type Found = { [Kind in RowKind]: { line: number; row: DeliveryFile[Kind][number] }[] }
