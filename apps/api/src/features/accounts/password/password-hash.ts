// Argon2id with the figures OWASP asks for at least: 19 MiB, two passes, one lane.
type Argon2 = typeof import('@node-rs/argon2')

/** `Algorithm.Argon2id`, which is an enum of declarations alone. */
const ARGON2ID = 2
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Of bytes nobody knows: who has no password is asked at the same cost. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$zyFipBNAEa2ustQQdwDy3w$dHPc6cA16bTBNWiO5ovIK/285ZGk6Rz+AqpYZ+J4360'

const library = (): Promise<Argon2> => import('@node-rs/argon2')
/** One keyboard makes an é of one sign, another of two. */
const plain = (password: string) => password.normalize('NFKC')

export async function hashPassword(password: string): Promise<string> {
  return (await library()).hash(plain(password), COST)
}

export async function isPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  const isSame = await (await library()).verify(hash ?? NOBODYS, plain(password))
  return isSame && typeof hash === 'string'
}
