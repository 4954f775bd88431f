import type { FileFault, FileKind } from '@games/contract'

/** Bytes of a file's beginning that its kind is told by. */
export const HEAD_BYTES = 4_096

const ascii = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to)

/** What a file begins like; whether it is that, `check/` finds out. */
export function kindOf(head: Buffer): FileKind | FileFault {
  if (head.length === 0) return 'empty'
  const hex = head.toString('hex', 0, 8)
  if (hex.startsWith('ffd8ff') || hex === '89504e470d0a1a0a' || /^GIF8[79]a/.test(ascii(head, 0, 6))) return 'image'
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image'
  if (ascii(head, 0, 5) === '%PDF-') return 'pdf'
  if (ascii(head, 4, 8) === 'ftyp') return ftypKind(ascii(head, 8, 12))
  if (hex.startsWith('1a45dfa3')) return 'video'
  const text = head.toString('utf8').replace(/^\uFEFF/, '')
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'captions'
  // after what may stand before the root element
  if (
    /^\s*(?:<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>|<\?[\s\S]*?\?>|\s)*<(?:\w+:)?svg[\s>/]/i.test(
      text,
    )
  )
    return 'image'
  return 'unknown-kind'
}

/** A photo or a video is told by its brand (ISO/IEC 14496-12 §4.3). */
function ftypKind(brand: string): FileKind | FileFault {
  if (/^(?:avif|avis)$/.test(brand)) return 'image'
  if (/^(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/.test(brand)) return 'heic'
  return 'video'
}
