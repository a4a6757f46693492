/** To the shop's log. Few pages fail, and what tells of it comes with the first error; without a line nobody hears. */
export function tellError(error: unknown): void {
  void import('./error-report.ts').then(
    ({ sendErrorReport }) => sendErrorReport(error),
    () => undefined,
  )
}
