/** A failure people can do something about: told in its one sentence, without a stack, exit code 1. */
export class ExpectedFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ExpectedFailure'
  }
}

/** Who adds something to a command that takes nothing meant another: `reset --help` would throw a database away. */
export function assertNothingElse(command: string, args: readonly string[]): void {
  if (args.length > 0)
    throw new ExpectedFailure(`Use: ${command}. It takes nothing else, not ${args.join(' ')}.`)
}
