/** A failure people can do something about: told in its one sentence, without a stack, exit code 1. */
export class ExpectedFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ExpectedFailure'
  }
}
