import { encode } from 'uqr'

/** White around a code, in its modules (ISO/IEC 18004). */
export const QUIET_MODULES = 4

/** A QR code as one path of a square of `modules`, without its quiet zone: Q, so that it is read with a quarter of it torn or dirty. */
export function squareCode(text: string): { readonly modules: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'Q', border: 0 })
  const runs: string[] = []
  for (const [y, row] of data.entries())
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue
      let end = x
      while (row[end]) end += 1
      // one rectangle a run: no seams between its modules
      runs.push(`M${x} ${y}h${end - x}v1h${x - end}z`)
      x = end
    }
  return { modules: size, path: runs.join('') }
}
