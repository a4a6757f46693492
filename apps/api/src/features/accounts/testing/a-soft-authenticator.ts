// A phone made of code: makes passkeys and signs with them as browsers hand it on (WebAuthn level 2, attestation none).
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (data: Buffer | string) => Buffer.from(data).toString('base64url')
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

type Place = { origin: string; rpId: string }
type Options = Record<string, unknown>

export function aSoftAuthenticator({ origin, rpId }: Place) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  const clientData = (type: string, { challenge }: Options, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const authData = (flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest])
  }
  const shared = { id: text(id), rawId: text(id), type: 'public-key' as const, clientExtensionResults: {} }
  return {
    make(options: Options, { from = origin } = {}) {
      const length = Buffer.from([0, id.length])
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey.export({ format: 'jwk' }))])
      const data = authData(USER_PRESENT | USER_VERIFIED | HAS_KEY, key)
      const clientDataJSON = text(clientData('webauthn.create', options, from))
      const response = {
        clientDataJSON,
        attestationObject: text(attestation(data)),
        transports: ['internal'],
      }
      return { ...shared, response }
    },
    use(options: Options, { from = origin, isVerified = true, isCopy = false } = {}) {
      if (!isCopy) counter += 1
      const data = authData(USER_PRESENT | (isVerified ? USER_VERIFIED : 0))
      const client = clientData('webauthn.get', options, from)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      }
      return { ...shared, response }
    },
  }
}

/** CBOR by hand: {1: 2, 3: -7, -1: 1, -2: x, -3: y}, a point on P-256. */
function coseOf({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  const point = (name: number, value: string) =>
    Buffer.concat([Buffer.from([name, 0x58, 32]), Buffer.from(value, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    point(0x21, x),
    point(0x22, y),
  ])
}

/** {fmt: "none", attStmt: {}, authData}. */
function attestation(data: Buffer): Buffer {
  const name = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...[name('fmt'), name('none'), name('attStmt'), Buffer.from([0xa0]), name('authData')],
    Buffer.from([0x58, data.length]),
    data,
  ])
}
