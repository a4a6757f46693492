import { expect, test } from 'vitest'
import { problemsOf } from './commit-problems.ts'

test.each([
  ['says what and why', 'abc\nfeat(cart): merge guest lines\nA guest keeps what was chosen.', []],
  ['needs no place', 'abc\nbuild: pin Node\nOne version for all.', []],
  ['says no why', 'abc\nfix(cart): count once\n\n', ['abc does not say why: fix(cart): count once']],
  [
    'has no type',
    'abc\nMore fixes\nThey were due.',
    ['abc does not begin with a type, such as feat(cart): More fixes'],
  ],
  [
    'fits no line',
    `abc\nfix: ${'x'.repeat(68)}\nWhy.`,
    [`abc has a subject of 73 characters: fix: ${'x'.repeat(68)}`],
  ],
])('a commit that %s', (_story, commit, problems) => {
  expect(problemsOf(commit)).toEqual(problems)
})
