const MAX_SUBJECT = 72
const TYPES = 'feat|fix|refactor|perf|test|docs|style|build|ci|chore|revert'
const SUBJECT = new RegExp(`^(${TYPES})(\\([a-z0-9-]+\\))?!?: \\S`)

/** Of one commit: its short hash, its subject and the body, a line each and more. */
export function problemsOf(commit: string): string[] {
  const [hash = '', subject = '', ...body] = commit.split('\n')
  return [
    !SUBJECT.test(subject) && `does not begin with a type, such as feat(cart): ${subject}`,
    subject.length > MAX_SUBJECT && `has a subject of ${subject.length} characters: ${subject}`,
    body.join('').trim() === '' && `does not say why: ${subject}`,
  ]
    .filter((problem) => problem !== false)
    .map((problem) => `${hash} ${problem}`)
}
