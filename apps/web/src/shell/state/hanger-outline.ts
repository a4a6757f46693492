/** An empty hanger on its rail, which comes first. */
export const HANGER = [
  'M0 107h324',
  'M162 176v-22c0-9 22-13 22-32a22 22 0 1 0-44 0',
  'M162 176 42 246c-12 7-7 24 7 24h226c14 0 19-17 7-24z',
]
