import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFArray, PDFContext, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import { type CheckJob, type FoundFile, Refused } from './found.ts'
import { refuseArchive } from './tail.ts'

/** Names of what acts, or holds other files (ISO 32000-2 §7.11.4, §12.6.4, §13). Links to pages and sites may stay. */
const ACTIVE = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'GoToE',
  'SubmitForm',
  'ImportData',
  'RichMedia',
  'Rendition',
  'Movie',
  'Sound',
  'XFA',
])
/** Those that no random bytes spell. */
const SPELT_OUT = [...ACTIVE].filter((name) => name.length > 5)
const MOST_PAGES = 5_000

/**
 * A PDF is stored as it came. It is whole from its first byte to its last, has no password, does nothing, and holds no other file. Everything
 * in it is looked at that any reader may take for an object: each version of each, those in compressed streams, and what a table may point to.
 */
export async function checkPdf({ source, folder }: CheckJob): Promise<FoundFile> {
  const file = await open(source)
  try {
    await refuseArchive(file)
  } finally {
    await file.close()
  }
  const bytes = await readFile(source)
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 2_048))
  const startxref = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1] ?? Number.NaN)
  // truncated, or with something else behind it
  if (!(startxref < bytes.length)) throw new Refused('broken', 'it does not end as a PDF')
  refuseSpeltOut(bytes)

  const { read, objects } = await readWhole(bytes)
  if (read.isEncrypted) throw new Refused('encrypted', 'it has a password')
  for (const object of objects) refuseActive(object, 0)
  const pages = read.getPageCount()
  if (pages === 0) throw new Refused('broken', 'it has no pages')
  if (pages > MOST_PAGES) throw new Refused('too-costly', `it has more than ${MOST_PAGES} pages`)

  await rename(source, join(folder, 'original.pdf'))
  const variant = { name: 'original.pdf', type: 'application/pdf', bytes: bytes.length, width: null, height: null }
  return { variants: [variant], pages, seconds: null }
}

/** A PDF, and all objects in it, also those that a later one of the same number replaces. One at a time. */
async function readWhole(bytes: Buffer): Promise<{ read: PDFDocument; objects: readonly PDFObject[] }> {
  const objects: PDFObject[] = []
  const { assign } = PDFContext.prototype
  PDFContext.prototype.assign = function (this: PDFContext, ref, object) {
    objects.push(object)
    assign.call(this, ref, object)
  }
  try {
    return { read: await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false }), objects }
  } catch (error) {
    throw new Refused('broken', error instanceof Error ? error.message : String(error))
  } finally {
    PDFContext.prototype.assign = assign
  }
}

const MOST_DEPTH = 100

function refuseActive(object: PDFObject | undefined, depth: number): void {
  if (depth > MOST_DEPTH) throw new Refused('broken', 'it is nested too deep')
  if (object instanceof PDFName) refuseName(object)
  else if (object instanceof PDFArray) for (const one of object.asArray()) refuseActive(one, depth + 1)
  else if (object instanceof PDFStream) refuseActive(object.dict, depth + 1)
  else if (object instanceof PDFDict)
    for (const [key, value] of object.entries()) {
      refuseName(key)
      refuseActive(value, depth + 1)
    }
}

function refuseName(name: PDFName): void {
  const text = name.decodeText()
  if (ACTIVE.has(text)) throw new Refused('active-content', `it has /${text}`)
}

/** What stands in it unpacked, wherever that is: a table of objects may point into the middle of a picture. */
function refuseSpeltOut(bytes: Buffer): void {
  const text = bytes.toString('latin1')
  const escaped = /\/[\w#]{5,60}/g
  for (const name of SPELT_OUT)
    if (new RegExp(`/${name}(?![\\w#])`).test(text)) throw new Refused('active-content', `it has /${name}`)
  // a name may be written by its letters' numbers (§7.3.5)
  for (const [name] of text.matchAll(escaped)) {
    if (!name.includes('#')) continue
    const plain = name
      .slice(1)
      .replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    if (ACTIVE.has(plain)) throw new Refused('active-content', `it has /${plain}`)
  }
}
