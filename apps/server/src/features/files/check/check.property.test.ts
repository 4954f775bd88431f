import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileKind } from '@games/contract'
import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { film, openScript, pdf, photo, svg } from '../../../testing/some-files.ts'
import { checkCaptions } from './captions.ts'
import { type FoundFile, Refused } from './found.ts'
import { checkImage } from './image.ts'
import { checkPdf } from './pdf.ts'
import { checkVideo } from './video.ts'

const LETTERS = 'JavaScript'.split('')
const CHECKS = { image: checkImage, pdf: checkPdf, video: checkVideo, captions: checkCaptions }

const samples: (readonly [kind: FileKind, bytes: Buffer])[] = []
beforeAll(async () => {
  samples.push(
    ['image', await photo(80, 60)],
    ['image', Buffer.from(svg('<circle cx="9" cy="9" r="5" fill="url(#a)"/>', 'width="20" height="20"'))],
    ['pdf', await pdf()],
    ['pdf', await pdf((one) => void one.addPage(), true)],
    ['video', film('film.mp4')],
    ['video', film('film.webm')],
    ['captions', film('por.vtt')],
  )
})

/** Where bytes are changed, most of all at the beginning, where files say what they are made of. */
const place = fc.oneof(fc.double({ min: 0, max: 0.02, noNaN: true }), fc.double({ min: 0, max: 0.999, noNaN: true }))
const damage = fc.record({
  flips: fc.array(fc.tuple(place, fc.integer({ min: 0, max: 255 })), { maxLength: 12 }),
  keep: fc.oneof(fc.constant(1), fc.double({ min: 0.01, max: 1, noNaN: true })),
})

async function checked(kind: FileKind, bytes: Buffer): Promise<{ found?: FoundFile; left: string[]; sizes: number[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'check-'))
  try {
    const source = join(folder, 'source')
    const made = await mkdtemp(join(folder, 'made-'))
    await writeFile(source, bytes)
    const found = await CHECKS[kind]({ kind, source, folder: made }).catch((error: unknown) => {
      if (!(error instanceof Error)) throw error
      return undefined
    })
    const left = await readdir(made)
    const sizes = await Promise.all(
      (found?.variants ?? []).map(async ({ name }) => (await stat(join(made, name))).size),
    )
    return { ...(found && { found }), left, sizes }
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('a file cut anywhere, with any bytes changed, is refused or is what is said of it: never a crash, never for ever', async () => {
  for (const [kind, bytes] of samples) expect((await checked(kind, bytes)).found).toBeDefined()
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.nat(), damage, async (n, { flips, keep }) => {
      const [kind, whole] = samples[n % samples.length] ?? ['captions', Buffer.alloc(1)]
      const bytes = Buffer.from(whole.subarray(0, Math.ceil(whole.length * keep)))
      for (const [at, byte] of flips) bytes[Math.floor(at * bytes.length)] = byte
      const { found, left, sizes } = await checked(kind, bytes)
      if (!found) refused += 1
      else {
        expect(sizes).toEqual(found.variants.map((variant) => variant.bytes))
        expect(left.sort()).toEqual(found.variants.map(({ name }) => name).sort())
      }
    }),
    { numRuns: randomCases(150), seed: 20261123 },
  )
  expect(refused).toBeGreaterThan(randomCases(40))
})

test('a script in a PDF is found under every way of writing its name', async () => {
  const text = (await pdf(openScript)).toString('latin1')
  await fc.assert(
    fc.asyncProperty(fc.subarray(LETTERS.map((_, at) => at)), async (escaped) => {
      const name = LETTERS.map((letter, at) =>
        escaped.includes(at) ? `#${letter.charCodeAt(0).toString(16)}` : letter,
      )
      const folder = await mkdtemp(join(tmpdir(), 'check-'))
      const source = join(folder, 'source')
      await writeFile(source, Buffer.from(text.replace('/JavaScript', `/${name.join('')}`), 'latin1'))
      await expect(checkPdf({ kind: 'pdf', source, folder })).rejects.toBeInstanceOf(Refused)
      await rm(folder, { recursive: true })
    }),
    { numRuns: randomCases(25) },
  )
})
