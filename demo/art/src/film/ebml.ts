// The few pieces of EBML, the box format below WebM, that a film of whole frames needs.

/** An element: its id as the format writes it, its size in eight bytes, its content. */
export function element(id: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(body.length))
  size.writeUInt8(0x01)
  return Buffer.concat([idBytes(id), size, body])
}

export function unsigned(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return element(id, bytes)
}

export function double(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}

export function text(id: number, value: string): Buffer {
  return element(id, Buffer.from(value, 'latin1'))
}

function idBytes(id: number): Buffer {
  const hex = id.toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
}
