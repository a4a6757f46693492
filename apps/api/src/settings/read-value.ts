// One setting out of the environment each; what is wrong with it goes to the problems that are told together.

export type Environment = Record<string, string | undefined>
export type Read = { env: Environment; problems: string[] }

/** Both, or the service is not set up; their values are never repeated. */
export function readPair(read: Read, one: string, other: string): [string, string] | undefined {
  const [first, second] = [textOf(read, one, ''), textOf(read, other, '')]
  if (first !== '' && second !== '') return [first, second]
  if (first !== '' || second !== '') read.problems.push(`${one} and ${other} are needed together.`)
  return undefined
}

export function textOf({ env }: Read, name: string, fallback: string): string {
  return env[name]?.trim() || fallback
}

export const isProduction = ({ env }: Read): boolean => env.NODE_ENV === 'production'

type Bounds = { fallback: number; max: number }

export function readNumber(read: Read, name: string, { fallback, max }: Bounds): number {
  const text = textOf(read, name, String(fallback))
  const number = Number(text)
  const isFitting = /^\d+$/.test(text) && number <= max
  if (!isFitting) read.problems.push(`${name} must be a whole number from 0 to ${max}, not "${text}".`)
  return number
}

export function readChoice<const T extends string>(
  read: Read,
  name: string,
  choices: readonly T[],
): T | undefined {
  const text = textOf(read, name, '')
  if (text === '') return undefined
  const found = choices.find((choice) => choice === text.toLowerCase())
  if (!found) read.problems.push(`${name} must be one of ${choices.join(', ')}, not "${text}".`)
  return found
}
