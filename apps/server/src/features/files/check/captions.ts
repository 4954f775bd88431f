import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CheckJob, type FoundFile, Refused } from './found.ts'

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const CUE = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}(?:[ \\t]|$)`)

/** Captions as WebVTT has them: UTF-8, and cues that end after they begin, at least one. */
export async function checkCaptions({ source, folder }: CheckJob): Promise<FoundFile> {
  const bytes = await readFile(source)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refused('broken', 'captions are written in UTF-8')
  }
  let cues = 0
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (!line.includes('-->')) continue
    const [, h1, m1, s1, ms1, h2, m2, s2, ms2] = CUE.exec(line) ?? []
    const from = seconds(h1, m1, s1, ms1)
    const to = seconds(h2, m2, s2, ms2)
    if (!(to > from)) throw new Refused('broken', `line ${at + 1} is no time from and to`)
    cues += 1
  }
  if (cues === 0) throw new Refused('broken', 'there are no captions in it')
  await copyFile(source, join(folder, 'original.vtt'))
  const variant = { name: 'original.vtt', type: 'text/vtt', bytes: bytes.length, width: null, height: null }
  return { variants: [variant], pages: null, seconds: null }
}

const seconds = (h = '0', m = '', s = '', ms = ''): number =>
  Number(h) * 3_600 + Number(m || Number.NaN) * 60 + Number(s) + Number(ms) / 1_000
