// The latest commits say what they do in a subject that fits a line, and why in a body. Merges say neither. What came
// before the rule is not held to it; a shallow clone is checked as far as it goes.
import { execFileSync } from 'node:child_process'
import { problemsOf } from './commit-problems.ts'

const LATEST = 40

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' })

/** Since this file is there, the rule is. Nothing outside of git, as in an unpacked archive. */
function latestCommits(): string[] {
  try {
    const rule = git('log', '--diff-filter=A', '-1', '--format=%h', '--', import.meta.filename).trim()
    const range = rule === '' ? 'HEAD' : `${rule}..HEAD`
    return git('log', '--no-merges', `-${LATEST}`, '--format=%h%n%s%n%b%x00', range).split('\0')
  } catch {
    return []
  }
}

const commits = latestCommits()
  .map((text) => text.trim())
  .filter((text) => text !== '')
const problems = commits.flatMap(problemsOf)
for (const problem of problems) console.error(problem)
console.log(`Commits: ${commits.length} read, ${problems.length} that do not say what or why.`)
process.exitCode = problems.length > 0 ? 1 : 0
