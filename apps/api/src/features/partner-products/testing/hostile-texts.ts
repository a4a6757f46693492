// What people send who look for a way in: each is a text like any other, or refused by the field it stands in.

export const HOSTILE_TEXTS: readonly (readonly [what: string, text: string])[] = [
  ['a script', `<script>alert('1')</script>`],
  ['a picture that runs', '"><img src=x onerror=alert(1)>'],
  ['a statement', `x'); drop table customer; --`],
  ['a template', '{{7*7}} #{7*7} <%= 7*7 %>'],
  ['a formula', '=HYPERLINK("https://evil.example";"x")'],
  ['a formula behind a tab', '\t=1+1'],
  ['a link that runs', 'javascript:alert(1)'],
  ['a link with a page in it', 'data:text/html,<script>1</script>'],
  ['a link with a host of its own', 'https://www.instagram.com@evil.example/p/1'],
  ['a line of a letter', 'x\r\nBcc: all@evil.example'],
  ['a path', '../../../etc/passwd'],
  ['NUL', 'a\u0000b'],
  ['half a sign', 'a\ud800b'],
  ['a text turned around', 'gpj.\u202etxt\u2066'],
  ['a name of every object', '__proto__'],
  ['ten thousand signs', 'ä'.repeat(10_000)],
]
