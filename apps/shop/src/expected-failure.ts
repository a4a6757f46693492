/** A failure people can do something about: told in its one sentence, without a stack, exit code 1. */
export class ExpectedFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ExpectedFailure'
  }
}

const REFUSALS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'nothing can be written there',
  EEXIST: 'a file is there already',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a file is where a folder should be',
  EISDIR: 'it is a folder',
}

/** What the system says of a file somebody named, in one sentence; undefined of every other failure. */
export function refusalOfFile(error: unknown): string | undefined {
  const { code = '', path } = error as NodeJS.ErrnoException
  const refusal = Object.hasOwn(REFUSALS, code) ? REFUSALS[code] : undefined
  return path && refusal && `${path}: ${refusal}.`
}

/** Who adds something to a command that takes nothing meant another: `reset --help` would throw a database away. */
export function assertNothingElse(command: string, args: readonly string[]): void {
  if (args.length > 0)
    throw new ExpectedFailure(`Use: ${command}. It takes nothing else, not ${args.join(' ')}.`)
}
