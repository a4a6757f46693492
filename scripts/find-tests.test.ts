import { expect, test } from 'vitest'
import { findTests } from './find-tests.ts'

const TREE: Record<string, string> = {
  'a/testing/crash-points.ts': "howOften('KILLS', 1)",
  'a/testing/crash-desk.ts': "import { crashPoints } from './crash-points.ts'",
  'a/own.db.test.ts': "rounds('KILLS', 1)",
  'a/by-helper.db.test.ts': "import { crashPoints } from './testing/crash-points.ts'",
  'b/by-package.dom.test.tsx': "import { desk } from '@vitrine/a/testing/crash-desk'",
  'a/other.db.test.ts': "import { points } from './testing/points.ts'",
  'a/source.ts': "howOften('KILLS', 1)",
}

test('a test that asks through a helper is found with those that ask themselves', () => {
  const found = findTests(Object.keys(TREE), /'KILLS'/, (file) => TREE[file] ?? '')
  expect(found).toEqual(['a/own.db.test.ts', 'a/by-helper.db.test.ts', 'b/by-package.dom.test.tsx'])
})
