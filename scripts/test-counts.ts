export type Counts = { passed: number; failed: number; skipped: number }
type TestReport = { status: string; fullName?: string; failureMessages?: string[] }
type FileReport = { status: string; name?: string; message?: string; assertionResults: TestReport[] }
/** The part of Vitest's JSON report that is counted. */
export type Report = { success: boolean; testResults: FileReport[] }

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 }

/** A file that could not be loaded, or a run that broke off, is a failure although no test says so. */
export function countTests(report: Report | undefined, exitCode: number | null): Counts {
  if (!report) return { ...NO_TESTS, failed: 1 }
  const tests = report.testResults.flatMap(countFile)
  const counts = {
    passed: tests.filter((status) => status === 'passed').length,
    failed: tests.filter((status) => status === 'failed').length,
    skipped: tests.filter((status) => status !== 'passed' && status !== 'failed').length,
  }
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

export function sayCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** What failed, by name and with the first lines of why: a log is often read from its end only. */
export function nameFailures(report: Report | undefined): string[] {
  return (report?.testResults ?? []).flatMap(({ name = '', status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [sayFailure(name, message)]
    return failed.map((test) =>
      sayFailure(`${name} > ${test.fullName ?? ''}`, ...(test.failureMessages ?? [])),
    )
  })
}

const MAX_LINES_OF_A_FAILURE = 12

const firstLines = (message: string): string[] => message.split('\n').slice(0, MAX_LINES_OF_A_FAILURE)

const sayFailure = (name: string, ...messages: string[]): string =>
  ['', `FAILED ${name}`, ...messages.flatMap(firstLines)].join('\n  ')

function countFile({ status, assertionResults }: FileReport): string[] {
  const statuses = assertionResults.map((test) => test.status)
  return status === 'failed' && !statuses.includes('failed') ? [...statuses, 'failed'] : statuses
}
