export type Counts = { passed: number; failed: number; skipped: number }
type FileReport = { status: string; assertionResults: { status: string }[] }
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

function countFile({ status, assertionResults }: FileReport): string[] {
  const statuses = assertionResults.map((test) => test.status)
  return status === 'failed' && !statuses.includes('failed') ? [...statuses, 'failed'] : statuses
}
